// Plays this browser's seat over a second socket: as the hints say, or only so that paths lead east.
// Stops after so many moves, as soon as a move of a wanted sort is offered by a question that is not known.
async ([moves, wanted, advised, known = []]) => {
  const token = JSON.parse(localStorage.getItem("underhall.token"));
  const id = location.pathname.split("/").pop();
  const worth = (choice) => {
    const column = (choice.words.field ?? "a").toString().charCodeAt(0) - 97;
    if (choice.key.startsWith("move.lay")) return 30 + column;
    if (choice.words.direction === "east") return 25;
    if (choice.key === "move.stop") return 20;
    if (choice.key === "move.discard") return 1;
    return 10;
  };
  return new Promise((done, fail) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let ref = 0;
    let seat = -1;
    let made = 0;
    let at = -1;
    const play = (move) => {
      made += 1;
      line.send(JSON.stringify({ type: "play", ref: ++ref, at, move }));
    };
    line.onopen = () => line.send(JSON.stringify({ type: "hello", token }));
    setTimeout(() => fail(new Error("no end in five minutes")), 300_000);
    line.onclose = ({ code, reason }) => fail(new Error(`the line was closed: ${code} ${reason}`));
    line.onmessage = (event) => {
      const heard = JSON.parse(event.data);
      if (heard.type === "welcome") seat = heard.seat;
      if (heard.type === "hint") play(heard.move);
      if (["refused", "fault"].includes(heard.type)) fail(new Error(event.data));
      if (!heard.state) return;
      const over = heard.state.to_move === -2;
      const asked = heard.state.to_move === seat;
      const offered = heard.state.choices.some((choice) => [wanted].flat().some((sort) => choice.key.includes(sort)));
      const isNew = !known.includes(heard.state.question.replace("question.", ""));
      if (over || (asked && offered && isNew && made >= moves)) {
        done(over);
        line.close();
      } else if (asked && heard.state.at !== at) {
        at = heard.state.at;
        if (advised) line.send(JSON.stringify({ type: "hint", ref: ++ref }));
        else play(heard.state.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a)).text);
      }
    };
  });
};
