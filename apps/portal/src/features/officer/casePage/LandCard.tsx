import {
  computeRingAcres,
  differsFromArea,
  getReportMessageKey,
  openStatus,
  type CasePlot,
  type GeoPoint,
  type LandSketch,
  type OfficerApplication,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPlace } from '../../../common/land/formatPlace.ts';
import { formatPlotFacts } from '../../../common/applications/plotFacts.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { PlotHistory } from '../../../common/land/PlotHistory.tsx';
import { card, muted } from '../../../common/page/card.css.ts';
import { formatAcres, formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './casePage.css.ts';
import { PlotSketch } from './PlotSketch.tsx';
import type { useCaseLand } from './useCaseLand.ts';

/** The props of `LandCard`. */
export interface LandCardProps {
  application: OfficerApplication;
  land: ReturnType<typeof useCaseLand>;
}

/** The characters that fit into one of two columns. */
const shortFact = 11;

type Fact = readonly [name: string, value: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage();
  return (
    <dl className={styles.landFacts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} data-long={value.length > shortFact || undefined}>
            <dt>{name}</dt>
            <dd {...langAttribute(value, language)}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function CaseKeyFacts({ application }: { application: OfficerApplication }) {
  const text = useTranslation(['casePage', 'officer', 'common', 'specification']);
  const { t } = text;
  const { applicant, khataNo, plotNo, area, plots, filedAgainst } = application;
  return (
    <Facts
      facts={[
        filedAgainst === undefined
          ? [t('officer:applicant'), applicant ?? '']
          : [t('casePage:respondents'), filedAgainst.join(', ')],
        [t('common:application.submitted'), formatDate(application.createdOn)],
        ...(application.statusType === openStatus
          ? [[t('officer:days'), formatCount(application.waitingDays)] as const]
          : []),
        [t('common:application.place'), formatPlace(application)],
        ...(plots === undefined
          ? [
              [t('common:place.khatian'), khataNo] as const,
              [t('common:application.plot'), plotNo] as const,
            ]
          : plots.map(
              (plot) =>
                [t('common:landPlot', { plot: plot.plotNo }), formatPlotFacts(plot, text)] as const,
            )),
        ...(area > 0
          ? [[t('casePage:area'), t('common:application.acres', { n: formatAcres(area) })] as const]
          : []),
      ]}
    />
  );
}

/** The props of `PlotRecord`. */
interface PlotRecordProps {
  plot: CasePlot;
  pin?: GeoPoint | undefined;
  /** The part that the applicant has drawn, and the acres that are asked for. */
  drawn?: { part: LandSketch; asked: number } | undefined;
}

function PlotRecord({ plot, pin, drawn }: PlotRecordProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  // Open beside the tabs, closed above them.
  const [isOpen] = useState(() => window.matchMedia('(min-width: 80rem)').matches);
  const { plotNo, area, freeArea, kissam, ownerLine, status, events } = plot;
  const statusKey = getReportMessageKey(status);
  const acres = (n: number) => t('common:application.acres', { n: formatAcres(n) });
  const describeDrawn = ({ part, asked }: NonNullable<typeof drawn>) => {
    const sketched = computeRingAcres(part);
    const values = { drawn: acres(sketched), asked: acres(asked) };
    return differsFromArea(sketched, asked) ? t('casePage:sketch.differs', values) : values.drawn;
  };
  return (
    <div className={styles.record}>
      <h3 className={styles.landTitle}>{t('casePage:plot', { plot: plotNo })}</h3>
      <PlotSketch plot={plot} pin={pin} part={drawn?.part} />
      <Facts
        facts={[
          [t('casePage:sketch.area'), drawn ? describeDrawn(drawn) : ''],
          [t('casePage:plot.area'), acres(area)],
          [t('casePage:plot.free'), acres(freeArea)],
          [t('casePage:plot.kisam'), kissam],
          [t('common:application.status'), statusKey ? t(`specification:${statusKey}`) : ''],
          [t('casePage:plot.owner'), ownerLine],
        ]}
      />
      <details className={styles.history} open={isOpen}>
        <summary>
          {t('casePage:plot.history', { count: events.length, n: formatCount(events.length) })}
        </summary>
        <PlotHistory events={events} />
      </details>
    </div>
  );
}

/** The facts of an application that stay in sight beside its tabs: applicant, land, and the recorded plot. */
export function LandCard({ application, land }: LandCardProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const pin = application.report?.position ?? undefined;
  const around = land.land?.around;
  const part = application.land?.sketch;
  const asked = application.plots?.[0]?.area ?? application.area;
  return (
    <section className={`${card} ${styles.land}`} aria-labelledby="land">
      <h2 id="land">{t('casePage:land')}</h2>
      <CaseKeyFacts application={application} />
      {land.isPending && <Loading />}
      <Retry message={land.message} part={t('casePage:land')} onRetry={land.refetch} />
      {land.land?.plot && (
        <PlotRecord plot={land.land.plot} pin={pin} drawn={part ? { part, asked } : undefined} />
      )}
      {land.land?.otherPlots?.map((plot) => (
        <PlotRecord key={plot.plotCode} plot={plot} />
      ))}
      {around && <PlotSketch plot={{ plotNo: '', status: '', outlines: around }} pin={pin} />}
      {land.land?.plot === null && <p className={muted}>{t('casePage:plot.none')}</p>}
    </section>
  );
}
