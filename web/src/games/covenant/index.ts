import { say } from "../../lib/words/words.svelte";
import { type Boards, told } from "../register";
import { tips } from "./coach";
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
  dull: /_(gains_resource|pays_\w+|gets_\w+|exchanges_token|advances|takes_die|spends_support|discards_resource|roll|turn)$/,
  asked: ({ eyes, view }) => {
    if (view.question !== "UseRelic") return eyes.word(eyes.state?.question ?? "");
    return say(view.post < 0 ? "covenant-relic_first" : "covenant-relic_last");
  },
  beside: ({ view }) =>
    view.elders ? [{ name: say("covenant-elders"), points: view.clans[view.seats].glory }] : [],
  rounds: (play) => councils(play.eyes.log),
  roundTitle: (round) => say("covenant-council_of", { council: round }),
  get regions() {
    return {
      board: say("covenant-region_board"),
      own: say("covenant-region_own"),
      supply: say("covenant-region_supply"),
    };
  },
  tips: told(tips, (id) => [say(`covenant-title-${id}`), say(`covenant-tip-${id}`)]),
};
