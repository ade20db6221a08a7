import type { Boards } from "../register";
import "./mountain_king.css";
import Buttons from "./Buttons.svelte";
import { purses } from "./choices";
import { tip } from "./coach";
import { asked } from "./describe";
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
  rounds: () => 0,
  keys: [
    ["R", "turn the tile"],
    ["F", "flip the tile"],
  ],
  sides: (play) => purses(play.view),
  asked,
  tip,
};
