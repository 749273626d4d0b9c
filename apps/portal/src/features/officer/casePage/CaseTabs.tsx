import type { CaseHint, OfficerApplication } from '@temple-land/portal-core';
import { Stack, Tabs } from '@temple-land/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApplicationHistory } from '../../../common/applications/ApplicationHistory.tsx';
import { formatCount } from '../../../i18n/format.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import { CourtCaseTab } from '../courtCase/CourtCaseTab.tsx';
import * as styles from './casePage.css.ts';
import { listCaseViews, parseCaseView, setCaseView, type CaseViewName } from './caseView.ts';
import { DocumentsTab } from './DocumentsTab.tsx';
import { FieldReportTab } from './FieldReportTab.tsx';
import { OfficeQuestionsTab } from '../officeQuestions/OfficeQuestionsTab.tsx';
import { useCaseQuestions } from '../officeQuestions/useOfficeQuestions.ts';
import { LegalTab } from './LegalTab.tsx';
import { NotesTab } from './NotesTab.tsx';
import { RelatedTab } from './RelatedTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { ValuationTab } from './ValuationTab.tsx';
import { useCaseWork } from './useCaseWork.ts';

const viewLabels: Readonly<Record<CaseViewName, PrefixedKey<'casePage' | 'courtCase'>>> = {
  summary: 'casePage:view.summary',
  court: 'courtCase:tab',
  documents: 'casePage:view.documents',
  fieldReport: 'casePage:view.fieldReport',
  valuation: 'casePage:view.valuation',
  legal: 'casePage:view.legal.short',
  timeline: 'casePage:view.timeline',
  notes: 'casePage:view.notes',
  questions: 'casePage:view.questions',
  related: 'casePage:view.related',
};

/** The props of `CaseTabs`. */
export interface CaseTabsProps {
  application: OfficerApplication;
  hints: readonly CaseHint[];
  /** Called with the question about the documents that are not accepted. */
  onAsk: (query: string, kinds: readonly number[]) => void;
}

function TimelineTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  return (
    <Stack>
      <h3>{t('casePage:view.timeline')}</h3>
      <ApplicationHistory application={application} viewer="office" />
    </Stack>
  );
}

/** The views of an application as tabs; the address has the open one. */
export function CaseTabs({ application, hints, onAsk }: CaseTabsProps) {
  const { t } = useTranslation(['casePage', 'courtCase', 'officer', 'common', 'specification']);
  const { work } = useCaseWork(application);
  const { questions } = useCaseQuestions(application);
  const [address, setAddress] = useSearchParams();
  const views = listCaseViews(application.applicationType);
  // A phone has room for a menu only; elsewhere all parts stay in sight, in two rows where one is too narrow.
  const [isNarrow] = useState(() => window.matchMedia('(max-width: 30rem)').matches);
  const contents: Readonly<Record<CaseViewName, ReactNode>> = {
    summary: <SummaryTab application={application} />,
    court: <CourtCaseTab applicationId={application.applicationId} />,
    documents: <DocumentsTab {...{ application, onAsk }} />,
    fieldReport: <FieldReportTab application={application} />,
    valuation: <ValuationTab application={application} />,
    legal: <LegalTab application={application} />,
    timeline: <TimelineTab application={application} />,
    notes: <NotesTab application={application} />,
    questions: <OfficeQuestionsTab application={application} />,
    related: <RelatedTab {...{ application, hints }} />,
  };
  const counts: Readonly<Partial<Record<CaseViewName, number>>> = {
    documents: application.documents.length,
    notes: work.notes.length,
    questions: questions.length,
    related: application.linked.length + hints.length,
  };
  const count = (view: CaseViewName) => {
    const total = counts[view] ?? 0;
    if (total === 0) return {};
    const n = formatCount(total);
    return { count: n, countLabel: t('casePage:view.count', { count: total, n }) };
  };
  return (
    <Tabs
      className={styles.parts}
      label={t('casePage:views')}
      {...(isNarrow ? { menuLabel: (name: string) => t('casePage:views.menu', { name }) } : {})}
      selectedKey={views.find((view) => view === parseCaseView(address)) ?? 'summary'}
      onSelectionChange={(view) => setAddress(setCaseView(address, view), { replace: true })}
      tabs={views.map((view) => ({
        id: view,
        label: t(viewLabels[view]),
        ...count(view),
        content: contents[view],
      }))}
    />
  );
}
