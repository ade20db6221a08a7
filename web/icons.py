"""Make the icons for home screens from public/icon.svg, with Chromium: python web/icons.py"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent / "public"
DRAWING = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
# Phones cut icons into shapes of their own: no corners, and the drawing within the inner circle.
FULL = DRAWING.replace(' rx="14"', "").replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
ICONS = {"icon-192.png": (DRAWING, 192), "icon-512.png": (DRAWING, 512), "icon-full.png": (FULL, 512)}


def paint(page: Page, name: str, drawing: str, size: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    ground = "#1d2a24" if drawing is FULL else "transparent"
    page.set_content(f'<body style="margin:0;background:{ground}">{drawing}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        for name, (drawing, size) in ICONS.items():
            paint(page, name, drawing, size)
        browser.close()


if __name__ == "__main__":
    main()
