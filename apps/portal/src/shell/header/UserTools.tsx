import { UserMenu } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../effects/useSignOut.ts';
import { BellPanel } from '../../features/notifications/BellPanel.tsx';
import { welcomeName, type Session } from '../../state/session.ts';
import { getAccountLinks } from './headerLinks.ts';
import { useNavTargets } from './useNavigation.ts';

/**
 * The bell and the account menu in the header (spec 2.2). A user who still needs a second factor has no bell, because
 * the service refuses the count.
 */
export function UserTools({ session }: { session: Session }) {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useNavTargets();
  const signOut = useSignOut('/login', 'pressed');
  const items = [
    ...targets(getAccountLinks(session.userType)),
    { label: t('specification:header.logout'), onClick: signOut },
  ];
  return (
    <>
      {session.needsFactor !== 1 && (
        <BellPanel userId={session.userId} userType={session.userType} />
      )}
      <UserMenu
        welcome={t('common:shell.welcome')}
        name={welcomeName(session)}
        menuLabel={t('common:shell.accountMenu')}
        items={items}
      />
    </>
  );
}
