import type { EntityName, ExternalService, SetupState } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { row } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useOfferedLanguages } from '../../../i18n/useOfferedLanguages.ts';
import { languageLabels } from '../office/officeLabels.ts';
import { UncoveredStages } from '../stepRights/UncoveredStages.tsx';
import { ChannelTest } from './ChannelTest.tsx';
import { LegalPages } from './LegalPages.tsx';
import * as styles from './setup.css.ts';
import type { SetupStep, StepStatus } from './setupSteps.ts';

const getListPath = (entity: EntityName) => href('/admin/manage/:entity', { entity });

/** The pages on which a step is done. */
const links: Readonly<
  Partial<Record<SetupStep, readonly { label: TextKey<'admin'>; path: string }[]>>
> = {
  office: [{ label: 'common:title.office', path: href('/admin/office') }],
  staff: [
    { label: 'setup.staff.users', path: getListPath('user') },
    { label: 'setup.staff.roles', path: getListPath('role') },
  ],
  land: [{ label: 'common:title.imports', path: href('/admin/imports') }],
  names: [
    { label: 'common:title.office', path: href('/admin/office') },
    { label: 'common:title.imports', path: href('/admin/imports') },
  ],
  rates: [{ label: 'common:admin.rate', path: getListPath('rate') }],
  staffing: [{ label: 'common:title.stepRights', path: href('/admin/step-rights') }],
  notices: [{ label: 'setup.notices.list', path: getListPath('notification') }],
};

const serviceTexts: Readonly<Record<ExternalService, TextKey<'admin'>>> = {
  identityRegister: 'setup.service.identityRegister',
  virusScan: 'setup.service.virusScan',
  payments: 'setup.service.payments',
  donations: 'setup.service.donations',
  guestHouses: 'setup.service.guestHouses',
  landRecords: 'setup.service.landRecords',
};

function Services({ missing }: Pick<SetupState, 'missing'>) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (missing.length === 0) return <p>{t('setup.services.done')}</p>;
  return (
    <>
      <p>{t('setup.services.open')}</p>
      <ul className={styles.bullets}>
        {missing.map((service) => (
          <li key={service}>{t(serviceTexts[service])}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns a function for the sentence on a step by its records; empty for the steps with content of their own. */
function useStepText(state: SetupState) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { accounts, land, namesMissing, notices, rates, uncovered } = state;
  const names = useOfferedLanguages().map((language) => t(languageLabels[language]));
  const offered = { languages: names.join(', ') };
  const counted = (count: number) => ({ count, n: formatCount(count) });
  const landCounts = { plots: formatCount(land.plots), mouzas: formatCount(land.mouzas) };
  const staffCounts = {
    administrators: formatCount(accounts.administrators),
    landOfficers: formatCount(accounts.landOfficers),
    tahasilOfficers: formatCount(accounts.tahasilOfficers),
    counterOperators: formatCount(accounts.counterOperators),
  };
  const namesText = () => {
    if (land.mouzas === 0) return t('setup.names.none', offered);
    return namesMissing === 0
      ? t('setup.names.done', offered)
      : t('setup.names.open', { ...offered, ...counted(namesMissing) });
  };
  const texts: Readonly<Partial<Record<SetupStep, (isDone: boolean) => string>>> = {
    office: (isDone) => t(isDone ? 'setup.office.done' : 'setup.office.open'),
    staff: () => t('setup.staff.text', staffCounts),
    land: (isDone) => (isDone ? t('setup.land.done', landCounts) : t('setup.land.open')),
    names: namesText,
    rates: (isDone) => (isDone ? t('setup.rates.done', counted(rates)) : t('setup.rates.open')),
    staffing: (isDone) =>
      isDone ? t('setup.staffing.done') : t('setup.staffing.open', counted(uncovered.length)),
    notices: (isDone) =>
      isDone ? t('setup.notices.done', counted(notices)) : t('setup.notices.open'),
  };
  return (step: SetupStep, isDone: boolean) => texts[step]?.(isDone) ?? '';
}

/** The props of `StepContent`. */
export interface StepContentProps {
  step: SetupStep;
  status: StepStatus;
  state: SetupState;
  /** The id of the heading of the step. */
  titleId: string;
}

/** What the records say about a step, with the controls and links to do it. */
export function StepContent({ step, status, state, titleId }: StepContentProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getText = useStepText(state);
  if (step === 'pages') return <LegalPages pages={state.pages} />;
  if (step === 'services') return <Services missing={state.missing} />;
  if (step === 'sms' || step === 'email')
    return <ChannelTest channel={step} state={state[step]} titleId={titleId} />;
  return (
    <>
      <p>{getText(step, status === 'done')}</p>
      {step === 'staff' && status !== 'done' && <p>{t('setup.staff.open')}</p>}
      {step === 'office' && state.office.isWaiting && <p>{t('office.waiting')}</p>}
      {step === 'staffing' && <UncoveredStages stages={state.uncovered} />}
      <p className={row}>
        {(links[step] ?? []).map(({ label, path }) => (
          <Link key={path} href={path} isAlone>
            {t(label)}
          </Link>
        ))}
      </p>
    </>
  );
}
