import {
  formatRecordName,
  reviewedEntities,
  type AdminRow,
  type EntityName,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import { Alert, Drawer, Link, Stack, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import type { PublishedEntity } from '../../../api/files/upload.ts';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../layout/admin.css.ts';
import { adminLists } from './adminLists.ts';
import { BlockAccountControl } from '../fields/BlockAccountControl.tsx';
import { DocumentField } from '../fields/DocumentField.tsx';
import { toRecordValues } from './recordValues.ts';
import { getRecordName } from './entityFields.ts';
import { ResetFactorsControl } from '../fields/ResetFactorsControl.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RetireControl } from '../fields/RetireControl.tsx';
import { useRecord } from './useRecords.ts';
import { getStateLabels } from './recordLabels.ts';

/** The props of `RecordDrawer`. */
export interface RecordDrawerProps {
  entity: EntityName;
  open: number | 'new';
  /** The message of the last change, '' without one; the page with it is behind the drawer. */
  done: string;
  /** Called after success, with the message to show and the id of the record to open next. */
  onDone: (message: string, next: number | undefined) => void;
  onClose: () => void;
}

const hasDocument = (entity: EntityName): entity is PublishedEntity =>
  adminLists[entity].upload !== undefined;

function RecordName({ entity, row }: { entity: EntityName; row: AdminRow }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const use = getStateLabels(entity);
  const name = getRecordName(entity, row);
  return (
    <p className={spaceBetween}>
      <span {...langAttribute(name, language)}>{name}</span>
      <StatusPatch tone={row.isActive ? 'success' : 'neutral'}>
        {t(row.isActive ? use.active : use.retired)}
      </StatusPatch>
    </p>
  );
}

function PendingChangeNotice({ entity, id }: { entity: EntityName; id: number }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Alert tone="info" role="none">
      <p>{t(entity === 'user' ? 'user.waiting' : 'record.waiting')}</p>
      <Link
        href={entity === 'user' ? `${href('/admin/changes')}?user=${id}` : href('/admin/changes')}
        isAlone
      >
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

function DivisionLink({ plotId }: { plotId: number }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Link href={`${href('/admin/plots/division')}?plot=${plotId}`} isAlone>
      {t('common:title.plotDivision')}
    </Link>
  );
}

function DraftLink({ entity, id }: { entity: ReviewedEntity; id: number }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Link href={`${href('/admin/pages')}?page=${formatRecordName(entity, id)}`} isAlone>
      {t('record.draft')}
    </Link>
  );
}

interface StoredRecordSectionsProps {
  entity: EntityName;
  row: AdminRow;
  onDone: (message: string) => void;
}

/** The sections of a stored record besides its form: document, details, and the button that retires or restores it. */
function StoredRecordSections({ entity, row, onDone }: StoredRecordSectionsProps) {
  const reviewed = reviewedEntities.find((one) => one === entity);
  return (
    <>
      {hasDocument(entity) && (
        <div className={styles.recordSections}>
          <DocumentField key={row.id} {...{ entity, row }} />
        </div>
      )}
      <RecordDetails {...{ entity, row }} />
      {entity === 'plot' && row.isActive && <DivisionLink plotId={row.id} />}
      {reviewed && row.isActive && <DraftLink entity={reviewed} id={row.id} />}
      <div className={styles.recordSections}>
        {entity === 'user' ? (
          <>
            {row['hasFactors'] === true && <ResetFactorsControl {...{ row, onDone }} />}
            <BlockAccountControl {...{ row, onDone }} />
          </>
        ) : (
          <RetireControl {...{ entity, row, onDone }} />
        )}
      </div>
      {entity !== 'user' && <RecordHistory {...{ entity, row }} />}
    </>
  );
}

/** The open record in a drawer over the list: form and sections. */
export function RecordDrawer({ entity, open, done, onDone, onClose }: RecordDrawerProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
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
    const name = row ? getRecordName(entity, row) : one;
    if (id === undefined) {
      const asked = entity === 'user' ? 'user.asked' : 'record.asked';
      const isNewAccount = entity === 'user' && !row;
      onDone(isNewAccount ? t('user.asked.new') : t(asked, { name }), undefined);
      return;
    }
    // A document can be added to a stored record only, so a new record stays open.
    const next = isNew && hasDocument(entity) ? id : undefined;
    onDone(t('saved', { name }), next);
  };
  return (
    <Drawer isOpen size="wide" title={title} onOpenChange={onClose}>
      <Stack aria-busy={isPending}>
        {done !== '' && (
          <Alert tone="success" role="status">
            <p>{done}</p>
          </Alert>
        )}
        <Retry message={message} onRetry={refetch} />
        {!isNew && !isPending && !message && row === undefined && (
          <Alert tone="info">
            <p>{t('gone')}</p>
          </Alert>
        )}
        {isPending && <p className={meta}>{t('loading')}</p>}
        {row && <RecordName {...{ entity, row }} />}
        {row?.['isEmailUnconfirmed'] === true && (
          <Alert tone="info" role="none">
            <p>{t('user.emailUnconfirmed.text')}</p>
          </Alert>
        )}
        {row?.['isWaiting'] === true && <PendingChangeNotice {...{ entity }} id={row.id} />}
        {(isNew || row) && (
          <RecordForm
            // Typed values are preserved when a new version has the same fields, for example after a new document.
            key={
              row ? `${row.id} ${reloads} ${JSON.stringify(toRecordValues(entity, row))}` : 'new'
            }
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
        {row && (
          <StoredRecordSections
            {...{ entity, row }}
            onDone={(message) => onDone(message, undefined)}
          />
        )}
      </Stack>
    </Drawer>
  );
}
