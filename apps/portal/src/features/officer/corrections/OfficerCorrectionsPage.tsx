import { CorrectionListName, type Correction } from '@temple-land/portal-core';
import { ButtonLink, PageHeader, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import {
  CorrectionList,
  type CorrectionActionsProps,
} from '../../../common/corrections/CorrectionList.tsx';
import { parseCorrectionSubject } from '../../../common/corrections/correctionPaths.ts';
import { CorrectionReport } from '../../../common/corrections/CorrectionReport.tsx';
import { RequesterActions, StepButtons } from '../../../common/corrections/StepButtons.tsx';
import { isOfKhatiyan } from '../../../common/corrections/correctionTexts.ts';
import { buildKhatiyanPath, buildPlotPath } from '../../../common/land/recordPaths.ts';
import { useMayOpen } from '../../../state/useMayOpen.ts';
import { useSession } from '../../../state/useSession.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { ProposeButton } from './ProposeDialog.tsx';

type ListName = CorrectionListName;

const filterLabels = {
  open: 'corrections:filter.open',
  waiting: 'corrections:filter.waiting',
  ended: 'corrections:filter.ended',
  own: 'corrections:filter.own',
} as const satisfies Record<ListName, string>;

const isListName = (name: string | null): name is ListName =>
  CorrectionListName.options.some((option) => option === name);

/** The page of the record; only land officers have one. */
function RecordLink({ correction }: { correction: Correction }) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const session = useSession();
  const mayOpen = useMayOpen();
  const { plotCode, khataNoId, field, correctionNo } = correction;
  if (session?.userType !== 'O') return null;
  const isPlot = plotCode !== '' && !isOfKhatiyan(field);
  if (!isPlot && khataNoId === null) return null;
  const path = isPlot ? buildPlotPath(plotCode) : buildKhatiyanPath(khataNoId ?? 0);
  if (!mayOpen(path)) return null;
  return (
    <ButtonLink href={path} aria-label={`${t('corrections:open.record')}: ${correctionNo}`}>
      {t('corrections:open.record')}
    </ButtonLink>
  );
}

/** What the office can do with a report. */
function OfficeActions(props: CorrectionActionsProps) {
  return (
    <>
      <ProposeButton {...props} />
      <StepButtons {...props} actions={['ask', 'refuse']} />
      <RecordLink correction={props.correction} />
    </>
  );
}

function Lists() {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('list');
  const list: ListName = isListName(wanted) ? wanted : 'open';
  return (
    <>
      <PageHeader
        size="app"
        title={t('common:title.corrections')}
        lead={t('corrections:lead.officer')}
      />
      <CorrectionList
        key={list}
        list={list}
        filters={
          <Select
            label={t('corrections:filter')}
            optionalLabel=""
            options={Object.entries(filterLabels).map(([value, label]) => ({
              value,
              label: t(label),
            }))}
            value={list}
            onChange={(next) => setAddress(next === 'open' ? {} : { list: next })}
          />
        }
        Actions={list === 'own' ? RequesterActions : OfficeActions}
      />
    </>
  );
}

/** The errors in the land record of an officer's territory; the address can name a record to report one in. */
export function OfficerCorrectionsPage() {
  const [address] = useSearchParams();
  const subject = parseCorrectionSubject(address);
  return (
    <OfficerFrame>
      {subject === undefined ? (
        <Lists />
      ) : (
        <CorrectionReport subject={subject} listPath={href('/officer/corrections')} />
      )}
    </OfficerFrame>
  );
}
