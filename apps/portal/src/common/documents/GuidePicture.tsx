import type { PageBlock } from '@temple-land/portal-core';
import { getGuidePicture, guidePictureSize } from '../../content/guidePictures.ts';
import * as styles from './documents.css.ts';

/** A picture of a screen in a guide, loaded when it comes near. */
export function GuidePicture({ name, alt }: Extract<PageBlock, { kind: 'picture' }>) {
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
