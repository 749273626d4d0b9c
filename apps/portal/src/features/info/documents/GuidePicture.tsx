import type { Block } from '../../../content/pageDocument.ts';
import { getGuidePicture, guidePictureSize } from '../../../content/guidePictures.ts';
import * as styles from './DocumentPage.css.ts';

/** A picture of a screen in a guide, loaded when it comes near. */
export function GuidePicture({ name, alt }: Extract<Block, { kind: 'picture' }>) {
  return (
    <img
      className={styles.picture}
      src={getGuidePicture(name)}
      alt={alt}
      {...guidePictureSize}
      loading="lazy"
      decoding="async"
    />
  );
}
