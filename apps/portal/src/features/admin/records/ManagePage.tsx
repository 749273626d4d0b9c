import { type EntityName } from '@temple-land/portal-core';
import { formatCount } from '../../../i18n/format.ts';
import { Alert, Button, PageHeader, Icon } from '@temple-land/ui';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, href, useParams, useSearchParams } from 'react-router-dom';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { announce } from '../../../state/announcement.ts';
import { adminLists } from './adminLists.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { findEntity } from './entityFields.ts';
import { buildListQuery, parseListQuery, type ListState } from './listQuery.ts';
import { RecordList } from './RecordList.tsx';
import { useRecords } from './useRecords.ts';

// Its date fields are larger than the rest of the page.
const RecordDrawer = lazySection(async () => (await import('./RecordDrawer.tsx')).RecordDrawer);

/** Moves the focus back to the element that opened a record when the record is closed. */
function useReturnFocus(open: ListState['open']): void {
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (open !== undefined || last === undefined) return;
    (document.getElementById(`open-${last}`) ?? document.getElementById('open-new'))?.focus();
  }, [open]);
}

function Manage({ entity }: { entity: EntityName }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const state = parseListQuery(address);
  const setState = (next: ListState) => setAddress(buildListQuery(next));
  const records = useRecords(entity, state);
  const [done, setDone] = useState('');
  const { open } = state;
  useReturnFocus(open);
  const change = (next: ListState) => {
    setDone('');
    setState(next);
  };
  const finish = (message: string, next: number | undefined) => {
    announce(message);
    setDone(message);
    setState({ ...state, open: next });
  };
  const { label, recordLabel } = adminLists[entity];
  return (
    <AdminFrame>
      <PageHeader
        size="app"
        title={t(label)}
        lead={t('count', { n: formatCount(records.list.total) })}
        actions={
          <Button
            id="open-new"
            kind="primary"
            icon={<Icon of={Plus} />}
            onClick={() => change({ ...state, open: 'new' })}
          >
            {t('add', { name: t(recordLabel) })}
          </Button>
        }
      />
      {done !== '' && (
        <Alert tone="success" role="none">
          <p>{done}</p>
        </Alert>
      )}
      <RecordList {...{ entity, state, records }} onState={change} />
      {open !== undefined && (
        <RecordDrawer
          key={open}
          {...{ entity, open, done }}
          onDone={finish}
          onClose={() => change({ ...state, open: undefined })}
        />
      )}
    </AdminFrame>
  );
}

/** The page of an entity's records: the list, and the open record in a drawer; both are defined by the address. */
export function ManagePage() {
  const entity = findEntity(useParams()['entity']);
  if (entity === undefined) return <Navigate to={href('/website/page-not-found')} replace />;
  return <Manage key={entity} entity={entity} />;
}
