import type { Boards } from "../register";
import "./lost_mines.css";
import Buttons from "./Buttons.svelte";
import { tip } from "./coach";
import { Play } from "./play.svelte";
import Result from "./Result.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Stage from "./Stage.svelte";

export const boards: Boards<Play> = {
  sit: (eyes) => new Play(eyes),
  Stage,
  Buttons,
  SeatDetails,
  Result,
  rounds: (play) => play.view.results.length,
  keys: [
    ["1 … 5", "pick a card"],
    ["R", "turn it"],
    ["D", "discard instead"],
    ["S", "stop walking, keep the rest"],
  ],
  tip,
};
