import type { LinkedApplication } from '@temple-land/portal-core';
import { Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './ApplicationDetails.css.ts';

const linkLabels = {
  appealed: 'common:application.linked.appealed',
  appeal: 'common:application.linked.appeal',
  report: 'common:application.linked.report',
  case: 'common:application.linked.case',
} as const satisfies Record<LinkedApplication['link'], string>;

/** The props of `LinkedApplications`. */
export interface LinkedApplicationsProps {
  linked: readonly LinkedApplication[];
  /** Returns the address that opens one of them. */
  hrefOf: (linked: LinkedApplication) => string;
}

/** Links to related applications: the appealed decision, its appeal, the report of a case, its case. */
export function LinkedApplications({ linked, hrefOf }: LinkedApplicationsProps) {
  const { t } = useTranslation(['common', 'specification']);
  if (linked.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('common:application.linked')}</h3>
      <Stack elementType="ul" gap="sm">
        {linked.map((each) => (
          <li key={each.applicationId}>
            <Link href={hrefOf(each)} isAlone>
              {t(linkLabels[each.link], { number: each.applicationNo })}
            </Link>
          </li>
        ))}
      </Stack>
    </section>
  );
}
