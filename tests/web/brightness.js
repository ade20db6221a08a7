// How bright and how colourful some areas are in each of several pictures of a page, from 0 to 255.
async ([pictures, areas]) => {
  const looks = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    return areas.map(([x, y, width, height]) => {
      const { data: dots } = pen.getImageData(x, y, Math.max(1, width), Math.max(1, height));
      let [bright, colour] = [0, 0];
      for (let i = 0; i < dots.length; i += 4) {
        const [r, g, b] = [dots[i], dots[i + 1], dots[i + 2]];
        bright += 0.2126 * r + 0.7152 * g + 0.0722 * b;
        colour += Math.max(r, g, b) - Math.min(r, g, b);
      }
      return [bright, colour].map((sum) => Math.round((sum * 4) / dots.length));
    });
  };
  return Promise.all(pictures.map(looks));
};
