"""Behind nginx, with the file that the docs give: requests, and a game over a socket."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from ports import free_port
from server.floods import Stronghold
from server.visitors import await_port

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        NGINX is None or OPENSSL is None, reason="no nginx here: Debian's package nginx-light"
    ),
]


class Front:
    """nginx before a server."""

    def __init__(self, folder: Path, fort: Stronghold) -> None:
        self.fort = fort
        self.http, self.https = free_port(), free_port()
        self.trust = _certificate(folder)
        self.settings = folder / "nginx.conf"
        self.settings.write_text(self._whole(folder))

    def _whole(self, folder: Path) -> str:
        """The example as it is, but for ports, files and the name of the certificate."""
        example = EXAMPLE.read_text()
        for there, here in [
            (r"listen \[::\]:.*\n", "\n"),
            (r"listen 80;", f"listen 127.0.0.1:{self.http};"),
            (r"listen 443", f"listen 127.0.0.1:{self.https}"),
            (r"/etc/letsencrypt/live/hall.example/", f"{folder}/"),
            (r"http://127.0.0.1:8000", f"http://127.0.0.1:{self.fort.port}"),
        ]:
            example, found = re.subn(there, here, example)
            assert found, there
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return (
            f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
            f"http {{\n{temporary}{example}}}\n"
        )

    def command(self, *arguments: str) -> list[str]:
        return [str(NGINX), "-e", "/dev/null", "-c", str(self.settings), *arguments]


def _certificate(folder: Path) -> ssl.SSLContext:
    subprocess.run(
        [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-subj", "/CN=hall.example", "-addext", "subjectAltName=DNS:hall.example",
         "-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    return ssl.create_default_context(cafile=f"{folder}/fullchain.pem")


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("front")
    with Stronghold(folder, "--allow-host", "hall.example", "--proxy", "127.0.0.1") as fort:
        front = Front(folder, fort)
        subprocess.run(front.command("-t"), check=True, capture_output=True)
        process = subprocess.Popen(front.command())
        await_port(front.https)
        yield front
        process.terminate()
        process.wait(30)


def ask(front: Front, method: str, path: str, token: str = "", **wishes: object) -> httpx.Response:
    headers = {"Host": "hall.example", **({"Authorization": f"Bearer {token}"} if token else {})}
    with httpx.Client(verify=front.trust, timeout=30) as http:
        address = f"https://127.0.0.1:{front.https}{path}"
        return http.request(
            method, address, headers=headers, json=wishes or None, extensions={"sni_hostname": "hall.example"}
        )


def test_people_are_led_to_the_safe_door(front: Front) -> None:
    answer = httpx.get(f"http://127.0.0.1:{front.http}/table/x", headers={"Host": "hall.example"})
    assert (answer.status_code, answer.headers["location"]) == (301, "https://hall.example/table/x")


def test_a_game_is_played_through_the_proxy(front: Front) -> None:
    token = ask(front, "POST", "/api/people", name="Ada").json()["token"]
    made = ask(front, "POST", "/api/tables", token, game="lost_mines", seats=3, fill_with="random").json()
    assert ask(front, "POST", f"/api/tables/{made['id']}/start", token).status_code == 200
    address = f"wss://hall.example/api/tables/{made['id']}/socket"
    with connect(
        address,
        sock=socket.create_connection(("127.0.0.1", front.https)),
        ssl=front.trust,
        server_hostname="hall.example",
        origin=Origin("https://hall.example"),
        compression=None,
        max_size=None,
    ) as line:
        line.send(msgspec.json.encode({"type": "hello", "token": token}), text=True)
        state = None
        while not (state and state["choices"]):
            state = msgspec.json.decode(line.recv(30, decode=False)).get("state") or state
        wish = {"type": "play", "ref": 5, "at": state["at"], "move": state["choices"][0]["text"]}
        line.send(msgspec.json.encode(wish), text=True)
        heard = [msgspec.json.decode(line.recv(30, decode=False)) for _ in range(2)]
    assert heard[0] == {"type": "done", "ref": 5}
    assert heard[1]["type"] == "state"


def test_a_long_body_does_not_reach_the_server(front: Front) -> None:
    assert ask(front, "POST", "/api/records", record="x" * 600_000).status_code == 413
