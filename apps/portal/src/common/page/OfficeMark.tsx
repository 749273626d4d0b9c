import { getMarkPath } from '@temple-land/portal-core';
import * as styles from './PortalLogo.css.ts';

/** The props of `OfficeMark`. */
export interface OfficeMarkProps {
  /** The hash of its picture, or the picture as a data URL. */
  mark: string;
  alt: string;
}

/** The mark of the office as a picture on its light plate. */
export function OfficeMark({ mark, alt }: OfficeMarkProps) {
  const address = mark.startsWith('data:') ? mark : getMarkPath(mark);
  return <img className={`${styles.picture} ${styles.sizes.beside}`} src={address} alt={alt} />;
}
