import { Alert, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { formatCount } from '../../../i18n/format.ts';
import { askedTab } from '../inbox/inboxQuery.ts';
import { useInboxCounts } from '../inbox/useInboxCounts.ts';

/** How many questions of other offices wait for the officer, with the way to them; nothing without any. */
export function AskedNotice() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { counts } = useInboxCounts();
  if (counts === undefined || counts.asked === 0) return null;
  const { asked, askedOverdue } = counts;
  return (
    <Alert tone={askedOverdue > 0 ? 'warning' : 'info'} role="none">
      <p>
        {t('question.waiting', { count: asked, n: formatCount(asked) })}
        {askedOverdue > 0 && (
          <>
            {' '}
            {t('question.waiting.overdue', { count: askedOverdue, n: formatCount(askedOverdue) })}
          </>
        )}{' '}
        <Link href={`${href('/officer/applications')}?tab=${askedTab}`}>
          {t('question.waiting.open')}
        </Link>
      </p>
    </Alert>
  );
}
