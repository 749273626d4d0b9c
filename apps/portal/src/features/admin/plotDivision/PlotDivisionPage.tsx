import type { PlotDivisionView } from '@temple-land/portal-core';
import { Alert, Card, Link, PageHeader } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { formatAcres } from '../../../i18n/format.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { MatterTable } from '../matters/MatterTable.tsx';
import { Lineage } from './Lineage.tsx';
import { MergeForm } from './MergeForm.tsx';
import { SplitForm } from './SplitForm.tsx';
import { usePlotDivision } from './useDivision.ts';

const readPlotId = (address: URLSearchParams): number | undefined => {
  const id = Number(address.get('plot'));
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
};

function Forms({ view, onSent }: { view: PlotDivisionView; onSent: () => void }) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  if (!view.isActive) {
    return (
      <Alert tone="info" role="none">
        <p>{t('plotDivision:retired')}</p>
      </Alert>
    );
  }
  if (view.plot.corners.length === 0) {
    return (
      <Alert tone="info" role="none">
        <p>{t('specification:division.noOutline')}</p>
      </Alert>
    );
  }
  return (
    <>
      <Card>
        <MatterTable entity="plot" ids={[view.plot.id, ...view.neighbours.map(({ id }) => id)]} />
      </Card>
      <SplitForm view={view} onSent={onSent} />
      <MergeForm view={view} onSent={onSent} />
    </>
  );
}

/** The page that divides a plot, joins it with others, or undoes that; a second administrator approves. */
export function PlotDivisionPage() {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const [address] = useSearchParams();
  const { view, isPending, message, refetch } = usePlotDivision(readPlotId(address));
  const [isSent, setIsSent] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const finish = () => {
    setIsSent(true);
    void refetch();
    messageRef.current?.focus();
  };
  const isWaiting = view?.isWaiting === true;
  const lead = view && {
    n: view.plot.plotNo,
    area: formatAcres(view.plot.area),
    khatiyan: view.khataNo,
    place: view.place,
  };
  return (
    <AdminFrame>
      <PageHeader
        size="app"
        title={t('common:title.plotDivision')}
        {...(lead ? { lead: t('plotDivision:lead', lead) } : {})}
      />
      <div ref={messageRef} tabIndex={-1}>
        {(isSent || isWaiting) && (
          <Alert tone={isSent ? 'success' : 'info'} role="none">
            <p>{t('plotDivision:waiting')}</p>
            <Link href={href('/admin/changes')} isAlone>
              {t('common:title.changes')}
            </Link>
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {!isPending && !message && view === undefined && (
        <Alert tone="info" role="none">
          <p>{t('plotDivision:missing')}</p>
        </Alert>
      )}
      {view && !isWaiting && <Forms key={view.plot.id} view={view} onSent={finish} />}
      {view && (
        <Lineage
          plotId={view.plot.id}
          plotCode={view.plot.plotCode}
          divisions={view.divisions}
          onSent={isWaiting ? undefined : finish}
        />
      )}
    </AdminFrame>
  );
}
