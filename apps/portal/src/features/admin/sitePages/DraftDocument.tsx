import type { DraftDocument, RecordSource } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { getMediaTypeLabel } from '../../../common/files/mediaTypeLabel.ts';
import { getDocumentName } from './recordDraft.ts';
import * as styles from './sitePages.css.ts';

/** The name of a draft, and the documents that its texts have. */
export interface DraftFiles {
  name: string;
  documents: readonly DraftDocument[];
}

/** The props of `DraftDocumentLink`. */
export interface DraftDocumentLinkProps extends DraftFiles {
  /** The name of the file. */
  document: string;
  /** The title of the record, for screen readers; undefined where the text beside the link names it. */
  title?: string;
}

/** The link to a document of a draft or a version, with its type and size; only administrators can open it. */
export function DraftDocumentLink({ name, documents, document, title }: DraftDocumentLinkProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const facts = documents.find(({ uploadDoc }) => uploadDoc === document);
  return (
    <DownloadLink
      name="sitePageDraftFile"
      input={{ name, uploadDoc: document }}
      {...(facts && {
        meta: `${getMediaTypeLabel(facts.mediaType)}, ${formatFileSize(facts.bytes, t)}`,
      })}
      {...(title === undefined ? {} : { context: title })}
    />
  );
}

/** Returns whether the later text has another document; one that does not say keeps the document. */
export function hasOtherDocument(before: RecordSource | undefined, after: RecordSource): boolean {
  const [was, is] = [getDocumentName(before), getDocumentName(after)];
  return is !== undefined && (was ?? (before ? is : '')) !== is;
}

/** The props of `ChangedDocument`. */
export interface ChangedDocumentProps extends DraftFiles {
  before: RecordSource | undefined;
  after: RecordSource;
  /** Whether it is the photo of a contact. */
  isPhoto: boolean;
}

/** The documents of two texts of a record: the one that was removed, and the one that was added. */
export function ChangedDocument({ before, after, isPhoto, ...files }: ChangedDocumentProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const removed = getDocumentName(before) ?? '';
  const added = getDocumentName(after) ?? '';
  return (
    <section>
      <h3>{t(isPhoto ? 'admin:photo' : 'admin:document')}</h3>
      <ul className={styles.lines}>
        {removed !== '' && (
          <li className={styles.removedLine}>
            <b>{t('sitePages:differences.removed')}</b>{' '}
            <DraftDocumentLink
              {...files}
              document={removed}
              title={t(isPhoto ? 'sitePages:photo.before' : 'sitePages:document.before')}
            />
          </li>
        )}
        {added !== '' && (
          <li className={styles.addedLine}>
            <b>{t('sitePages:differences.added')}</b>{' '}
            <DraftDocumentLink
              {...files}
              document={added}
              title={t(isPhoto ? 'sitePages:photo.after' : 'sitePages:document.after')}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
