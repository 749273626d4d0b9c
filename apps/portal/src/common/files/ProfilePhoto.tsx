import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import * as styles from './ProfilePhoto.css.ts';
import { useDocumentFile } from './useDocumentFile.ts';

/** The props of `ProfilePhoto`. */
export interface ProfilePhotoProps {
  documentId: number;
  /** Whom it shows. */
  alt: string;
}

/** The photo of a profile, loaded with the session of the reader. */
export function ProfilePhoto({ documentId, alt }: ProfilePhotoProps) {
  const { shown, message, isPending } = useDocumentFile(documentId);
  if (isPending) return <div className={styles.photo} />;
  if (shown?.kind !== 'picture') return <OutcomeMessage message={message} part={alt} />;
  return <img className={styles.photo} src={shown.address} alt={alt} />;
}
