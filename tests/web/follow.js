// Plays this browser's seat over a second socket as the hints say, until a move of a wanted sort is offered
// and so many councils are over. Says whether the game is over.
async ([wanted, councils]) => {
  const token = JSON.parse(localStorage.getItem("underhall.token"));
  const id = location.pathname.split("/").pop();
  return new Promise((done) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let ref = 0;
    let seat = -1;
    let at = 0;
    line.onopen = () => line.send(JSON.stringify({ type: "hello", token }));
    line.onmessage = (event) => {
      const heard = JSON.parse(event.data);
      if (heard.type === "hint") {
        line.send(JSON.stringify({ type: "play", ref: ++ref, at, move: heard.move }));
      }
      if (heard.type === "welcome") seat = heard.seat;
      if (!heard.state) return;
      const { to_move, view, choices } = heard.state;
      const offered = wanted.some((sort) => choices.some((choice) => choice.key === `move.${sort}`));
      if (to_move === -2 || (to_move === seat && view.era >= councils && offered)) {
        line.close();
        done(to_move === -2);
      } else if (to_move === seat) {
        at = heard.state.at;
        line.send(JSON.stringify({ type: "hint", ref: ++ref }));
      }
    };
  });
};
