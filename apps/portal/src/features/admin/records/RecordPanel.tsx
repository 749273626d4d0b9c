import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { Alert, Button, Link, StatusPatch } from '@temple-land/ui';
import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import type { PublishedEntity } from '../../../api/files/upload.ts';
import { card, meta, spaceBetween, stack } from '../../../common/page/surface.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../layout/admin.css.ts';
import { adminLists } from './adminLists.ts';
import { BlockControl } from '../fields/BlockControl.tsx';
import { DocumentField } from '../fields/DocumentField.tsx';
import { draftOf } from './draft.ts';
import { nameOf } from './entityFields.ts';
import { FactorsControl } from '../fields/FactorsControl.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordNotes } from './RecordNotes.tsx';
import { UseControl } from '../fields/UseControl.tsx';
import { useRecord } from './useRecords.ts';
import { wordsOfUse } from './words.ts';

/** The props of `RecordPanel`. */
export interface RecordPanelProps {
  entity: EntityName;
  open: number | 'new';
  /** Something was done, with words that say so and the record to show next. */
  onDone: (words: string, next: number | undefined) => void;
  onClose: () => void;
}

const hasDocument = (entity: EntityName): entity is PublishedEntity =>
  adminLists[entity].upload !== undefined;

function RecordName({ entity, row }: { entity: EntityName; row: AdminRow }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const use = wordsOfUse(entity);
  const name = nameOf(entity, row);
  return (
    <p className={spaceBetween}>
      <span id="record-name" {...langAttribute(name, language)}>
        {name}
      </span>
      <StatusPatch tone={row.isActive ? 'success' : 'neutral'}>
        {t(row.isActive ? use.active : use.retired)}
      </StatusPatch>
    </p>
  );
}

function WaitingChange({ id }: { id: number }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Alert tone="info" role="none">
      <p>{t('user.waiting')}</p>
      <Link href={`${href('/admin/changes')}?user=${id}`} isAlone>
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

interface StoredPartsProps {
  entity: EntityName;
  row: AdminRow;
  onDone: (words: string) => void;
}

/** What a stored record has besides its form: its document, its notes, and the way in and out of use. */
function StoredParts({ entity, row, onDone }: StoredPartsProps) {
  return (
    <>
      {hasDocument(entity) && (
        <div className={styles.after}>
          <DocumentField key={row.id} {...{ entity, row }} />
        </div>
      )}
      <RecordNotes {...{ entity, row }} />
      <div className={styles.after}>
        {entity === 'user' ? (
          <>
            {row['hasFactors'] === true && <FactorsControl {...{ row, onDone }} />}
            <BlockControl {...{ row, onDone }} />
          </>
        ) : (
          <UseControl {...{ entity, row, onDone }} />
        )}
      </div>
    </>
  );
}

/** A record beside its list: its form, its document, and whether it is in use. */
export function RecordPanel({ entity, open, onDone, onClose }: RecordPanelProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isNew = open === 'new';
  const { row, isPending, message, refetch } = useRecord(entity, isNew ? undefined : open);
  const one = t(adminLists[entity].recordLabel);
  const title = isNew ? t('add', { name: one }) : t('edit.title', { name: one });
  const [reloads, setReloads] = useState(0);
  const reload = () => {
    setReloads(reloads + 1);
    void refetch();
  };
  const saved = (id: number | undefined) => {
    const name = row ? nameOf(entity, row) : one;
    if (id === undefined) {
      onDone(row ? t('user.asked', { name }) : t('user.asked.new'), undefined);
      return;
    }
    // A document can be added only to what is stored, so that a new record stays open.
    const next = isNew && hasDocument(entity) ? id : undefined;
    onDone(t('saved', { name }), next);
  };
  return (
    <section
      className={`${card} ${stack} ${styles.record}`}
      aria-labelledby="record"
      aria-busy={isPending}
    >
      <div className={spaceBetween}>
        <h2 id="record" ref={heading} tabIndex={-1} aria-describedby={row && 'record-name'}>
          {title}
        </h2>
        <Button kind="quiet" icon={X} isIconOnly onClick={onClose}>
          {t('common:shell.close')}
        </Button>
      </div>
      <Retry message={message} onRetry={refetch} />
      {!isNew && !isPending && !message && row === undefined && (
        <Alert tone="info">
          <p>{t('gone')}</p>
        </Alert>
      )}
      {isPending && <p className={meta}>{t('loading')}</p>}
      {row && <RecordName {...{ entity, row }} />}
      {row?.['isWaiting'] === true && <WaitingChange id={row.id} />}
      {(isNew || row) && (
        <RecordForm
          // What is typed outlives a new version that changed no field, such as one with a new document.
          key={row ? `${row.id} ${reloads} ${JSON.stringify(draftOf(entity, row))}` : 'new'}
          {...{ entity, row }}
          onSaved={saved}
          onCancel={onClose}
          onReload={reload}
        />
      )}
      {isNew && hasDocument(entity) && (
        <p className={meta}>
          {t(adminLists[entity].upload === 'photo' ? 'photo.after' : 'document.after')}
        </p>
      )}
      {row && <StoredParts {...{ entity, row }} onDone={(words) => onDone(words, undefined)} />}
    </section>
  );
}
