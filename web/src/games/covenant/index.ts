import type { Boards } from "../register";
import { tip } from "./coach";
import { councils } from "./council";
import "./covenant.css";
import { Play } from "./play.svelte";
import Promise from "./Promise.svelte";
import Result from "./Result.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Stage from "./Stage.svelte";

export const boards: Boards<Play> = {
  sit: (eyes) => new Play(eyes),
  Stage,
  Buttons: Promise,
  SeatDetails,
  Result,
  rounds: (play) => councils(play.eyes.log),
  roundTitle: (round) => `Council ${round} of 3`,
  keys: [
    ["N, P", "to the next or previous choice"],
    ["arrows", "from thing to thing in a row"],
  ],
  tip,
};
