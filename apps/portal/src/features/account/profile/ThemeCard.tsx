import type { Profile } from '@temple-land/portal-core';
import { Stack, Switch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card } from '../../../common/page/card.css.ts';
import { updateSession } from '../../../state/session.ts';
import { useSession } from '../../../state/useSession.ts';
import { DisplayFields } from './DisplayFields.tsx';
import * as styles from './EditProfilePage.css.ts';

/** The dark theme of the account, off at first and apart from the theme of visitors, its language and its text size. */
export function ThemeCard({ profile }: { profile: Profile | undefined }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const isDark = useSession()?.theme === 'dark';
  const save = useServiceMutation('themeSave', {
    onSuccess: (_, { theme }) => updateSession({ theme: theme === 'dark' ? 'dark' : undefined }),
  });
  return (
    <section className={card} aria-labelledby="profile-theme">
      <h2 id="profile-theme" className={styles.cardTitle}>
        {t('theme.title')}
      </h2>
      <Stack>
        <OutcomeMessage message={save.error?.userMessage} />
        <Switch
          label={t('common:shell.darkTheme')}
          description={t('theme.lead')}
          isSelected={isDark}
          isPending={save.isPending}
          onChange={(isSelected) => save.mutate({ theme: isSelected ? 'dark' : 'light' })}
        />
        {profile && <DisplayFields profile={profile} />}
      </Stack>
    </section>
  );
}
