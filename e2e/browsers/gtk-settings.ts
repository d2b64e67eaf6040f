import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bar of the small browser would not let its window become as narrow as a phone. */
const SMALL_BAR = `entry, button, toolbar, toolitem, image {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}`;

/** WebKit tells pages that a person wants no motion when the desktop has none. */
const NO_MOTION = '[Settings]\ngtk-enable-animations=0\n';

/** Writes a desktop's settings for programs that use GTK 3 or 4 into a folder, the value of XDG_CONFIG_HOME. */
export async function writeGtkSettings(folder: string): Promise<void> {
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version));
    await writeFile(join(folder, version, 'gtk.css'), SMALL_BAR);
    await writeFile(join(folder, version, 'settings.ini'), NO_MOTION);
  }
}
