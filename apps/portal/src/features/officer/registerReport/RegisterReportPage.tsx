import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { RegisterReport } from './RegisterReport.tsx';
import { ReportIndex } from './ReportIndex.tsx';
import { parseReport, parseReportState } from './reportAddress.ts';

/** The page of the reports over the registers: the list of them, or the one of the address with its view. */
export function RegisterReportPage() {
  useTranslation(['officer', 'common', 'specification']);
  const [address] = useSearchParams();
  const report = parseReport(address);
  return (
    <OfficerFrame>
      {report === undefined ? (
        <ReportIndex />
      ) : (
        <RegisterReport key={report} state={parseReportState(address, report)} />
      )}
    </OfficerFrame>
  );
}
