import type { AttachedDocument } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { row } from '../../../common/page/card.css.ts';
import { getDocumentName } from './documentFindings.ts';
import { DocumentViewer } from './DocumentViewer.tsx';

/** A button for each document, and the one that is chosen, shown in place. */
export function ShownDocuments({ documents }: { documents: readonly AttachedDocument[] }) {
  const text = useTranslation(['casePage', 'common', 'specification']);
  const { t } = text;
  const [shownId, setShownId] = useState<number>();
  const shown = documents.find(({ documentId }) => documentId === shownId);
  return (
    <>
      <div className={row}>
        {documents.map((document) => (
          <Button
            key={document.documentId}
            aria-pressed={document === shown}
            onClick={() => setShownId(document.documentId)}
          >
            {t('casePage:fieldReport.show', { name: document.fileName })}
          </Button>
        ))}
      </div>
      {shown && (
        <DocumentViewer
          key={shown.documentId}
          document={shown}
          name={getDocumentName(shown, text)}
        />
      )}
    </>
  );
}
