import type { OfficerApplication } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { isDecidable } from '@temple-land/portal-core';
import { announce } from '../../../state/announcement.ts';
import * as styles from './casePage.css.ts';
import { buildQueryText, getDocumentName, listRefusedKinds } from './documentFindings.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { PrintableDocuments } from './PrintableDocuments.tsx';
import { useCaseWork, useSaveCheck } from './useCaseWork.ts';

/** The props of `DocumentsTab`. */
export interface DocumentsTabProps {
  application: OfficerApplication;
  /** Called with the question about the documents that are not accepted, and their kinds. */
  onAsk: (query: string, kinds: readonly number[]) => void;
}

const queryAction = 'query';

/** The documents of an application with the findings about them, the shown one below, and what can be printed. */
export function DocumentsTab({ application, onAsk }: DocumentsTabProps) {
  const text = useTranslation(['casePage', 'common', 'specification']);
  const { t } = text;
  const [shownId, setShownId] = useState<number>();
  const { work, message, refetch } = useCaseWork(application);
  const check = useSaveCheck(application);
  const { documents, statusType, actions } = application;
  const shown = documents.find(({ documentId }) => documentId === shownId);
  const mayCheck = work.mayWrite && isDecidable(statusType);
  const query = buildQueryText(documents, work.checks, text);
  const mayAsk = query !== '' && actions.some(({ name }) => name === queryAction);
  return (
    <Stack gap="xl">
      <Stack>
        <h3>{t('casePage:documents')}</h3>
        <Retry message={message} part={t('casePage:finding')} onRetry={refetch} />
        <OutcomeMessage message={check.message} />
        {documents.length === 0 && <p>{t('common:application.documents.none')}</p>}
        <ul className={styles.documents}>
          {documents.map((document) => {
            const { documentId } = document;
            const found = work.checks.find((each) => each.documentId === documentId);
            return (
              <DocumentRow
                key={documentId}
                document={document}
                check={found}
                isShown={document === shown}
                onShow={() => setShownId(documentId)}
                onCheck={
                  mayCheck
                    ? (entered) =>
                        check.save(entered, found?.version ?? 0, () =>
                          announce(t('casePage:finding.saved')),
                        )
                    : undefined
                }
              />
            );
          })}
        </ul>
        {mayAsk && (
          <Stack direction="row" gap="md">
            <Button onClick={() => onAsk(query, listRefusedKinds(documents, work.checks))}>
              {t('casePage:finding.toQuery')}
            </Button>
          </Stack>
        )}
      </Stack>
      {shown && (
        <DocumentViewer
          key={shown.documentId}
          document={shown}
          name={getDocumentName(shown, text)}
        />
      )}
      <PrintableDocuments application={application} />
    </Stack>
  );
}
