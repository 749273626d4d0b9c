import { type PlotCheck } from '@temple-land/portal-core';
import { formatHectares, formatRecordArea, formatDate } from '../../i18n/format.ts';
import { Alert, Link, type AlertTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { buildCorrectionPath } from '../../common/corrections/correctionPaths.ts';
import { WatchButton, WatchButtons } from '../../common/watches/WatchButton.tsx';
import { FactList, type Fact } from '../../common/page/FactList.tsx';
import type { TextKey } from '../../i18n/textKey.ts';
import { useSession } from '../../state/useSession.ts';

interface ResultView {
  tone: AlertTone;
  title: TextKey<'publicLand'>;
  text: TextKey<'publicLand'>;
}

const resultViews: Readonly<Record<PlotCheck['recorded'], ResultView>> = {
  yes: { tone: 'success', title: 'plotCheck.yes', text: 'plotCheck.yes.text' },
  no: { tone: 'info', title: 'plotCheck.no', text: 'plotCheck.no.text' },
  unknown: { tone: 'warning', title: 'plotCheck.unknown', text: 'plotCheck.unknown.text' },
};

const formatArea = (acres: number) => `${formatRecordArea(acres)} (${formatHectares(acres)})`;

/** Returns an area of the record; empty, so that it is not shown, where there is none. */
const formatHeldArea = (acres: number | null) =>
  acres === null || acres === 0 ? '' : formatArea(acres);

/** Whether the record of a plot names the deity. */
export function PlotCheckVerdict({ found }: { found: PlotCheck }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { tone, title, text } = resultViews[found.recorded];
  return (
    <Alert tone={tone} title={t(title)} role="none">
      <p>{t(text)}</p>
    </Alert>
  );
}

/** The facts of a checked plot with the date of the record. */
export function PlotCheckFacts({ found }: { found: PlotCheck }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const facts: readonly Fact[] = [
    [t('plotCheck.plot'), found.plotNo],
    [t('common:place.khatian'), found.khataNo, 'khatiyan'],
    [t('common:place.mouza'), found.mouza_name, 'mouza'],
    [t('common:place.tahasil'), found.tehsil_name, 'tahasil'],
    [t('common:place.district'), found.district_name],
    [t('plotCheck.area'), found.area === null ? '' : formatArea(found.area)],
    [t('plotCheck.kisam'), found.kissam, 'kisam'],
    [t('plotCheck.leased'), formatHeldArea(found.areaLeased)],
    [t('plotCheck.sold'), formatHeldArea(found.areaSold)],
    [t('plotCheck.encroached'), formatHeldArea(found.areaEncroached)],
    [t('plotCheck.verifiedOn'), found.verifiedOn === null ? '' : formatDate(found.verifiedOn)],
    [t('plotCheck.recordedOn'), found.recordedOn === null ? '' : formatDate(found.recordedOn)],
    [t('plotCheck.asOn'), formatDate(found.asOn)],
  ];
  return <FactList facts={facts} />;
}

/** The link with which an error in the record of a checked plot is reported, after the login if needed. */
export function PlotErrorLink({ found, villageCode }: { found: PlotCheck; villageCode: number }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const session = useSession();
  if (found.recorded === 'no') return null;
  const plotCode = `${villageCode}-${found.plotNo}`;
  return (
    <p>
      <Link href={buildCorrectionPath({ plotCode }, session?.userType)} isAlone>
        {t('common:corrections.report')}
      </Link>
    </p>
  );
}

/** The buttons with which a citizen is told of public changes of a plot and its mouza. */
export function PlotWatches({ found, villageCode }: { found: PlotCheck; villageCode: number }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { plotNo: plot, mouza_name: mouza } = found;
  return (
    <WatchButtons>
      <WatchButton
        subject={{ kind: 'plot', villageCode, plotNo: plot }}
        label={t('watch.plot', { plot })}
        endLabel={t('watch.plot.end', { plot })}
      />
      <WatchButton
        subject={{ kind: 'mouza', villageCode }}
        label={t('watch.mouza', { mouza })}
        endLabel={t('watch.mouza.end', { mouza })}
      />
    </WatchButtons>
  );
}
