import type { AttachedDocument } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../files/DownloadLink.tsx';
import { formatFileSize } from '../files/fileSize.ts';
import * as styles from './ApplicationDetails.css.ts';
import { getAttachedLabel } from './attachedDocumentLabel.ts';

/** The props of `DocumentList`. */
export interface DocumentListProps {
  documents: readonly AttachedDocument[];
  /** The text without any documents. */
  emptyText: string;
}

/** Documents to download, with kind, origin and size. */
export function DocumentList({ documents, emptyText }: DocumentListProps) {
  const text = useTranslation(['common', 'specification']);
  const { t } = text;
  if (documents.length === 0) return <p>{emptyText}</p>;
  return (
    <ul className={styles.files}>
      {documents.map(({ documentId, fileName, size, isOfOffice, ...file }) => (
        <li key={documentId}>
          <DownloadLink
            name="fileBlob"
            input={{ documentId: String(documentId) }}
            meta={[
              getAttachedLabel(file, text),
              isOfOffice === true ? t('common:application.documents.office') : undefined,
              formatFileSize(size, t),
            ]
              .filter((part) => part !== undefined)
              .join(', ')}
          >
            {t('common:application.download', { name: fileName })}
          </DownloadLink>
        </li>
      ))}
    </ul>
  );
}
