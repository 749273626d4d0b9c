import { en, type MessageKey, type PlotEvent, type PlotEventKind } from '@temple-land/portal-core';
import { formatAcres, formatDate, formatRupees } from '../../i18n/format.ts';
import { Link, Timeline, type TimelineEvent } from '@temple-land/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

const eventLabels: Readonly<Record<PlotEventKind, TextKey>> = {
  leaseGranted: 'common:plotHistory.event.leaseGranted',
  leaseDeed: 'common:plotHistory.event.leaseDeed',
  saleOrdered: 'common:plotHistory.event.saleOrdered',
  saleDeed: 'common:plotHistory.event.saleDeed',
  leaseRenewed: 'common:plotHistory.event.leaseRenewed',
  leaseTransferred: 'common:plotHistory.event.leaseTransferred',
  exchangeOrdered: 'common:plotHistory.event.exchangeOrdered',
  exchangeDeed: 'common:plotHistory.event.exchangeDeed',
  correctionOrdered: 'common:plotHistory.event.correctionOrdered',
  correctionEntered: 'common:plotHistory.event.correctionEntered',
  orderCancelled: 'common:plotHistory.event.orderCancelled',
  verified: 'common:plotHistory.event.verified',
  encroachmentFound: 'common:plotHistory.event.encroachmentFound',
  caseOpened: 'common:plotHistory.event.caseOpened',
  caseStayed: 'common:plotHistory.event.caseStayed',
  stayVacated: 'common:plotHistory.event.stayVacated',
  evictionOrdered: 'common:plotHistory.event.evictionOrdered',
  caseDismissed: 'common:plotHistory.event.caseDismissed',
  possessionTaken: 'common:plotHistory.event.possessionTaken',
  imported: 'common:plotHistory.event.imported',
  importChanged: 'common:plotHistory.event.importChanged',
};

const factLabels: Readonly<Record<string, TextKey>> = {
  area: 'common:application.area',
  courtNo: 'specification:need.courtNo',
  deedNo: 'specification:need.deedNo',
  encroachedArea: 'specification:report.areaEncroached',
  encroachmentKind: 'common:report.kind',
  endsOn: 'common:plotHistory.endsOn',
  entryNow: 'common:apply.entryNow',
  entryWanted: 'common:apply.entryWanted',
  foundUse: 'specification:need.foundUse',
  import: 'common:plotHistory.import',
  leaseNo: 'common:apply.leaseNo',
  orderNo: 'specification:need.orderNo',
  reason: 'specification:need.reason',
  recordEntry: 'common:apply.recordEntry',
  recoveredArea: 'specification:need.recoveredArea',
  report: 'common:plotHistory.report',
  value: 'common:plotHistory.value',
  yearlyRent: 'specification:report.leaseRent',
};
const acreFacts = new Set(['area', 'encroachedArea', 'recoveredArea']);
const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

function formatFact(name: string, value: string, { t }: Translation): string {
  if (acreFacts.has(name)) return t('common:application.acres', { n: formatAcres(Number(value)) });
  if (name === 'value') return `₹ ${formatRupees(Number(value))}`;
  // Its label says the unit.
  if (name === 'yearlyRent') return formatRupees(Number(value));
  if (name === 'endsOn') return formatDate(value);
  if (name === 'recordEntry') return t(`common:apply.recordEntry.${value}` as TextKey);
  if (name === 'encroachmentKind') return t(`common:report.kind.${value}` as TextKey);
  const key = `${name}.${value}`;
  return isMessageKey(key) ? t(`specification:${key}`) : value;
}

const getApplicationPath = ({ applicationNo }: PlotEvent): string =>
  `/officer/applications?${new URLSearchParams({ open: applicationNo })}`;

function renderDetail(event: PlotEvent, text: Translation) {
  const { t } = text;
  return (
    <>
      {formatDate(event.day)}
      {Object.entries(event.facts).map(([name, value]) => {
        const label = factLabels[name];
        if (label === undefined || value === '') return null;
        return (
          <Fragment key={name}>
            <br />
            {t(label)}: {formatFact(name, value, text)}
          </Fragment>
        );
      })}
      {event.applicationNo !== '' && (
        <>
          <br />
          <Link href={getApplicationPath(event)}>
            {t('common:plotHistory.source', { number: event.applicationNo })}
          </Link>
        </>
      )}
    </>
  );
}

/** What applications and imports changed in the record of plots, newest first, each with its source. */
export function PlotHistory({ events }: { events: readonly PlotEvent[] }) {
  const text = useTranslation(['common', 'specification']);
  const { t } = text;
  if (events.length === 0) return <p>{t('common:plotHistory.none')}</p>;
  return (
    <Timeline
      label={t('common:plotHistory')}
      events={events.map((event, index): TimelineEvent => {
        const label = t(eventLabels[event.kind]);
        return {
          id: String(index),
          state: 'done',
          title: t('common:plotHistory.title', { plot: event.plotNo, event: label }),
          detail: renderDetail(event, text),
        };
      })}
    />
  );
}
