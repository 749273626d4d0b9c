import type { ImportBatch } from '@temple-land/portal-core';
import { Alert, Button, StatusPatch } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { breakAnywhere, meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import * as listStyles from '../questions/questions.css.ts';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import * as styles from './imports.css.ts';
import { getBatchLook } from './importTexts.ts';
import { importsPageSize, useImports, useImportUndo } from './useImports.ts';

interface CardProps {
  batch: ImportBatch;
  onUndo: () => void;
}

function BatchCard({ batch, onUndo }: CardProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const language = useLanguage();
  const { id, importedBy, importedOn, isOnScreen, files, undoneOn, undoneBy, undoReason } = batch;
  const { tone, label } = getBatchLook(batch);
  return (
    <li>
      <article className={listStyles.question} aria-labelledby={`batch-${id}`}>
        <div className={spaceBetween}>
          <h3 id={`batch-${id}`} className={listStyles.title}>
            {t('admin:changes.import.name', { n: id })}
          </h3>
          <StatusPatch tone={tone}>{t(label)}</StatusPatch>
        </div>
        <p className={meta}>
          {t('imports:batch.by', { name: importedBy, date: formatDateTime(importedOn) })}
          {!isOnScreen && <>. {t('imports:batch.command')}</>}
        </p>
        {files.map(({ name, bytes, sha256 }) => (
          <p key={sha256} className={breakAnywhere}>
            {`${name}, ${formatFileSize(bytes, t)}`}
            <br />
            <span className={meta}>{t('imports:batch.hash', { hash: sha256 })}</span>
          </p>
        ))}
        <ImportCounts counts={batch.counts} />
        {undoneOn !== null && (
          <p className={listStyles.userText}>
            {t('imports:batch.undone', { name: undoneBy, date: formatDateTime(undoneOn) })}
            {undoReason !== '' && (
              <>
                {' '}
                <b>{t('admin:changes.reason')}:</b>{' '}
                <span {...langAttribute(undoReason, language)}>{undoReason}</span>
              </>
            )}
          </p>
        )}
        {undoneOn === null && !batch.isUndoing && (
          <div className={row}>
            <Button
              kind="danger"
              aria-label={t('imports:undo.context', { n: id })}
              onClick={onUndo}
            >
              {t('imports:undo.button')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

/** The imports that were made, newest first, each with its files and what it did; one can be undone. */
export function BatchList() {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const [page, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = useImports(page);
  const [batchId, setBatchId] = useState<number>();
  const [isAsked, setIsAsked] = useState(false);
  const undo = useImportUndo();
  const messageRef = useRef<HTMLDivElement>(null);
  const open = (id: number) => {
    undo.reset();
    setIsAsked(false);
    setBatchId(id);
  };
  const finish = () => {
    setBatchId(undefined);
    setIsAsked(true);
    announce(t('imports:undo.asked'));
    messageRef.current?.focus();
  };
  return (
    <>
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {isAsked && (
          <Alert tone="success" role="none">
            {t('imports:undo.asked')}
          </Alert>
        )}
      </div>
      <PagedList
        label={t('imports:batches.title')}
        filters={<h2 className={styles.listTitle}>{t('imports:batches.title')}</h2>}
        page={{ pageNumber: page, pageSize: importsPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t('imports:batches.empty')}
        onPage={setPage}
      >
        <ul className={listStyles.list}>
          {rows.map((batch) => (
            <BatchCard key={batch.id} batch={batch} onUndo={() => open(batch.id)} />
          ))}
        </ul>
      </PagedList>
      {batchId !== undefined && (
        <ReasonDialog
          title={t('imports:undo.title', { n: batchId })}
          text={t('imports:undo.text')}
          confirmLabel={t('imports:undo.button')}
          kind="danger"
          isPending={undo.isPending}
          message={undo.error?.userMessage}
          onConfirm={(reason) => undo.mutate({ batchId, reason }, { onSuccess: finish })}
          onCancel={() => setBatchId(undefined)}
        />
      )}
    </>
  );
}
