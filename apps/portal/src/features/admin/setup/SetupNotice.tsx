import { Alert, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { formatCount } from '../../../i18n/format.ts';
import { UncoveredStages } from '../stepRights/UncoveredStages.tsx';
import { countSteps } from './setupSteps.ts';
import { useSetup } from './useSetup.ts';

/** The steps of the set-up that are not done, and the stages that nobody can take forward; nothing without any. */
export function SetupNotice() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { state } = useSetup();
  if (state === undefined) return null;
  const { done, all } = countSteps(state);
  if (done === all && state.publication.isPublic) return null;
  return (
    <>
      <Alert tone="info" role="none">
        <p>
          {t('setup.notice')}{' '}
          {t('setup.progress', { done: formatCount(done), all: formatCount(all) })}
        </p>
        <Link href={href('/admin/setup')} isAlone>
          {t('common:title.setup')}
        </Link>
      </Alert>
      <UncoveredStages stages={state.uncovered} />
    </>
  );
}
