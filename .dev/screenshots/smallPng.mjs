// @ts-check
import { crc32, deflateSync } from "node:zlib";

/** As many colours as one byte can tell. */
const MOST = 256;

/**
 * Writes a picture with a palette of its most frequent colours, a quarter of what a browser makes of
 * it. Any other colour becomes the nearest of them.
 *
 * @param {Uint8Array} pixels four bytes each, of which the last, opacity, is left out
 * @param {number} width
 * @param {number} height
 * @see https://www.w3.org/TR/png-3/
 */
export function smallPng(pixels, width, height) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    colours[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, MOST);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));

  // Each row begins with how it is filtered: not at all.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = places.get(colours[y * width + x] ?? 0) ?? 0;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {number} colour */
function channels(colour) {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

/**
 * @param {readonly number[]} palette
 * @param {number} colour
 */
function nearest(palette, colour) {
  const wanted = channels(colour);
  const distances = palette.map((each) =>
    channels(each).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
