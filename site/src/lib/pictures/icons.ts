import sharp from 'sharp';

/** The density at which a unit of a drawing is a pixel. */
const SVG_DPI = 72;
const ICO_PX = 32;
const ICO_HEADER_BYTES = 22;

/** Draws a PNG with the drawing in the middle of a transparent square. */
export async function drawIcon(svg: string, px: number): Promise<Buffer> {
  const { width, height } = await sharp(Buffer.from(svg), { density: SVG_DPI }).metadata();
  return sharp(Buffer.from(svg), { density: (SVG_DPI * px) / Math.max(width, height) })
    .resize(px, px, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Draws a PNG with the drawing on a colored square, for systems that round the corners. `scale` is the drawing's share
 * of the side.
 */
export async function drawFilledIcon(svg: string, px: number, scale: number, ground: string): Promise<Buffer> {
  const icon = await drawIcon(svg, Math.round(px * scale));
  return sharp({ create: { width: px, height: px, channels: 3, background: ground } })
    .composite([{ input: icon }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Creates an ICO file with one PNG in it: https://learn.microsoft.com/windows/win32/menurc/newheader */
export async function drawIco(svg: string): Promise<Buffer> {
  const png = await drawIcon(svg, ICO_PX);
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(ICO_PX, 6);
  header.writeUInt8(ICO_PX, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
