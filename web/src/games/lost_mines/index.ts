import { say } from "../../lib/words/words.svelte";
import { type Boards, type Keys, told } from "../register";
import "./lost_mines.css";
import Buttons from "./Buttons.svelte";
import { tips } from "./coach";
import { asked, Play } from "./play.svelte";
import Result from "./Result.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Stage from "./Stage.svelte";

export const boards: Boards<Play> = {
  sit: (eyes) => new Play(eyes),
  Stage,
  Buttons,
  SeatDetails,
  Result,
  dull: /^(draws|draws_card|joins_clan|is_dealt_role|picks_dwarf|was_role)$/,
  asked,
  named: (play, choice) => play.named(choice),
  rounds: (play) => play.view.results.length,
  get keys(): Keys {
    return [
      ["1 … 5", say("lost_mines-key_pick")],
      ["R", say("lost_mines-key_turn")],
      ["D", say("lost_mines-key_discard")],
      ["S", say("lost_mines-key_stop")],
    ];
  },
  get regions() {
    return {
      board: say("lost_mines-region_board"),
      own: say("lost_mines-region_own"),
      supply: say("lost_mines-region_supply"),
    };
  },
  tips: told(tips, (id) => [say(`lost_mines-title-${id}`), say(`lost_mines-tip-${id}`)]),
};
