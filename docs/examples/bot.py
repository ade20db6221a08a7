"""A bot of your own at somebody's table: python bot.py http://127.0.0.1:8000 TABLE_ID  (needs websockets)"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, table = sys.argv[1].rstrip("/"), sys.argv[2]


def ask(method, path, body=None, token=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    content = json.dumps(body).encode() if body else None
    with urlopen(Request(server + path, content, headers, method=method)) as answer:
        return json.load(answer)


def choose(state):
    """Your idea goes here: state["view"] is all that your seat may know."""
    return random.choice(state["choices"])["text"]


me = ask("POST", "/api/people", {"name": "Random Rita"})
seats = ask("GET", f"/api/tables/{table}")["seats"]
free = next(seat["seat"] for seat in seats if seat["kind"] == "open")
ask("POST", f"/api/tables/{table}/seats/{free}", {"do": "take"}, me["token"])

with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": me["token"]}))
    for message in map(json.loads, socket):
        state = message.get("state")
        if state and state["to_move"] == -2:  # nobody: the game is over
            print("won by seats", [seat + 1 for seat in state["winners"]], "scores", state["scores"])
            break
        if state and state["choices"]:
            wish = {"type": "play", "ref": 1, "at": state["at"], "move": choose(state)}
            socket.send(json.dumps(wish))
