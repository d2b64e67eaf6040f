import sharp from 'sharp';

/** Takes a photograph of one color, as a phone sends it. */
export async function takePhotograph(width = 600, height = 800, name = 'IMG 2034.JPG') {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#386' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
