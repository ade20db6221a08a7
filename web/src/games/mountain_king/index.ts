import { say } from "../../lib/words/words.svelte";
import { type Boards, type Keys, told } from "../register";
import "./mountain_king.css";
import Buttons from "./Buttons.svelte";
import { purses } from "./choices";
import { tips } from "./coach";
import { asked, prices } from "./describe";
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
  dull: /^(pays|takes_bribes|works|starts_with|receives|finds|yields|seats_troll)$/,
  rounds: () => 0,
  get keys(): Keys {
    return [
      ["R", say("mountain_king-key_turn")],
      ["F", say("mountain_king-key_flip")],
    ];
  },
  get regions() {
    return {
      board: say("mountain_king-region_board"),
      own: say("mountain_king-region_own"),
      supply: say("mountain_king-region_supply"),
    };
  },
  sides: (play) => purses(play.view),
  asked,
  explained: (play, choice) => prices(play, choice) || choice.explain,
  tips: told(tips, (id) => [say(`mountain_king-title-${id}`), say(`mountain_king-tip-${id}`)]),
};
