import { type LandInformation, type ReportLevel } from '@temple-land/portal-core';
import { Alert, Breadcrumbs, Button, ButtonLink, PageHeader, Icon } from '@temple-land/ui';
import { BookOpen, Map as MapIcon, Printer, Search } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Navigate, href, useLocation, useParams } from 'react-router-dom';
import { buildKhatiyanMapPath } from '../../../common/land/khatiyanMapPath.ts';
import { buildKhatiyanPath } from '../../../common/land/recordPaths.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import { setPlotSearchOpen } from '../../../state/dialogs.ts';
import { useMayCall } from '../../../state/useMayCall.ts';
import { useCanSearchPlots } from '../../../state/useCanSearchPlots.ts';
import { ExcelDownload } from './ExcelDownload.tsx';
import { KhatiyanCard } from './KhatiyanCard.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { ReportTable } from './ReportTable.tsx';
import { usePrint } from './usePrint.ts';
import { useLandReport, useReportPaths, type ReportRequest } from './useLandReport.ts';

const titles: Readonly<Record<ReportLevel, TextKey<'officer'>>> = {
  tahasil: 'landReport.title.tahasil',
  mouza: 'landReport.title.mouza',
  khatiyan: 'landReport.title.khatiyan',
  plot: 'landReport.title.plot',
};

const listNames = ({ place }: LandInformation) =>
  [place.district_name, place.tehsil_name, place.mouza_name, place.khata_no].filter(
    (name) => name !== undefined,
  );

/** Returns the map path of a khatiyan report; undefined for reports of larger places. */
function getMapPath({ place }: LandInformation, { khataNoId }: ReportRequest): string | undefined {
  const { mouza_name: mouza, khata_no: khataNo } = place;
  if (khataNoId === undefined || mouza === undefined || khataNo === undefined) return undefined;
  return buildKhatiyanMapPath({ khataNoId, khataNo, mouza });
}

/** Returns the links to the reports of the places around a place. */
const listCrumbs = (names: readonly string[], above: readonly (string | undefined)[]) =>
  names.slice(0, -1).flatMap((label, index) => {
    const href = above[index];
    return href === undefined ? [] : [{ label, href }];
  });

interface ReportProps {
  found: LandInformation;
  request: ReportRequest;
  paths: ReturnType<typeof useReportPaths>;
}

function Report({ found, request, paths }: ReportProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { isPrinting, print } = usePrint();
  const hasPlotSearch = useCanSearchPlots();
  const names = listNames(found);
  const mayMap = useMayCall('mapLayers');
  const onMap = mayMap ? getMapPath(found, request) : undefined;
  const asOn = t('landReport.asOn', { moment: formatDateTime(found.asOn) });
  return (
    <>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          label={t('landReport.crumbs')}
          crumbs={listCrumbs(names, paths.above)}
          currentLabel={names.at(-1) ?? ''}
        />
      </div>
      <PageHeader
        size="app"
        title={t(titles[found.level], { name: names.at(-1) ?? '' })}
        lead={<DatesInText text={[...names.slice(0, -1).toReversed(), asOn].join(', ')} />}
        actions={
          <div className={styles.screenOnly}>
            {hasPlotSearch && (
              <Button icon={<Icon of={Search} />} onClick={() => setPlotSearchOpen(true)}>
                {t('specification:plotSearch.title')}
              </Button>
            )}
            {onMap && (
              <ButtonLink href={onMap} icon={<Icon of={MapIcon} />}>
                {t('landReport.map')}
              </ButtonLink>
            )}
            {found.level === 'plot' && request.khataNoId !== undefined && (
              <ButtonLink href={buildKhatiyanPath(request.khataNoId)} icon={<Icon of={BookOpen} />}>
                {t('landReport.record')}
              </ButtonLink>
            )}
            <ExcelDownload request={request} />
            <Button icon={<Icon of={Printer} />} onClick={print}>
              {t('landReport.print')}
            </Button>
          </div>
        }
      />
      {found.level === 'plot' && <KhatiyanCard {...found} />}
      <ReportTable {...{ found, paths, isPrinting }} />
      {found.level === 'plot' && <RecordHistory {...found} />}
    </>
  );
}

/** The page of a land information report: the children of a place with their figures and totals (spec 2.1). */
export function LandReportPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const hasPlotSearch = useCanSearchPlots();
  const { ids = '' } = useParams();
  const report = useLocation().pathname.split('/').at(-2) ?? '';
  const { isUnknown, search, request, found, isPending, message, refetch } = useLandReport(
    report,
    ids,
  );
  const codes = found && found.level !== 'plot' ? found.result.map(({ code }) => Number(code)) : [];
  const paths = useReportPaths(search, codes);
  if (isUnknown) return <Navigate to={href('/website/page-not-found')} replace />;
  return (
    <OfficerFrame>
      {found && request ? (
        <Report key={found.level} {...{ found, request, paths }} />
      ) : (
        <>
          <PageHeader
            size="app"
            title={t('common:title.report')}
            {...(isPending ? { lead: t('landReport.loading') } : {})}
          />
          <Retry message={message} onRetry={refetch} />
          {!isPending && !message && (
            <Alert tone="info">
              <p>{t('landReport.missing')}</p>
              {hasPlotSearch && (
                <Button onClick={() => setPlotSearchOpen(true)}>
                  {t('landReport.searchAgain')}
                </Button>
              )}
            </Alert>
          )}
        </>
      )}
    </OfficerFrame>
  );
}
