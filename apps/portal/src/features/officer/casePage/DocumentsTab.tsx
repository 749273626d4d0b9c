import {
  getDocumentKindKey,
  type AttachedDocument,
  type OfficerApplication,
} from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { breakAnywhere, meta } from '../../../common/page/card.css.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import * as styles from './casePage.css.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { PrintableDocuments } from './PrintableDocuments.tsx';

/** Returns the name of a document: its kind, or the name of a file without one. */
export function getDocumentName(
  { kind, fileName }: AttachedDocument,
  { t }: Pick<Translation, 't'>,
): string {
  return kind === undefined || kind === null
    ? fileName
    : t(`specification:${getDocumentKindKey(kind)}`);
}

interface DocumentRowProps {
  document: AttachedDocument;
  isShown: boolean;
  onShow: () => void;
}

function DocumentRow({ document, isShown, onShow }: DocumentRowProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { fileName, size, isOfOffice } = document;
  const name = getDocumentName(document, { t });
  const origin = isOfOffice === true ? [t('common:application.documents.office')] : [];
  const details = [...(name === fileName ? [] : [fileName]), formatFileSize(size, t), ...origin];
  return (
    <li className={styles.document} data-shown={isShown}>
      <div className={styles.documentHead}>
        <div>
          <b className={breakAnywhere}>{name}</b>
          <p className={`${meta} ${breakAnywhere}`}>{details.join(', ')}</p>
        </div>
        <Button aria-pressed={isShown} onClick={onShow}>
          {t('casePage:documents.show', { name })}
        </Button>
      </div>
    </li>
  );
}

/** The documents of an application with the shown one below them, and what can be printed. */
export function DocumentsTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const [shownId, setShownId] = useState<number>();
  const { documents } = application;
  const shown = documents.find(({ documentId }) => documentId === shownId);
  return (
    <Stack gap="xl">
      <section className={styles.documentColumns}>
        <Stack>
          <h3>{t('casePage:documents')}</h3>
          {documents.length === 0 && <p>{t('common:application.documents.none')}</p>}
          <ul className={styles.documents}>
            {documents.map((document) => (
              <DocumentRow
                key={document.documentId}
                document={document}
                isShown={document === shown}
                onShow={() => setShownId(document.documentId)}
              />
            ))}
          </ul>
        </Stack>
        {shown && (
          <DocumentViewer
            key={shown.documentId}
            document={shown}
            name={getDocumentName(shown, { t })}
          />
        )}
      </section>
      <PrintableDocuments application={application} />
    </Stack>
  );
}
