import { UserMenu } from '@temple-land/ui';
import { useSignOut } from '../effects/useSignOut.ts';
import { BellPanel } from '../features/notifications/BellPanel.tsx';
import { useText } from '../i18n/useText.ts';
import { welcomeName, type Session } from '../state/session.ts';
import { accountLinks } from './headerLinks.ts';
import { useTargets } from './useNavigation.ts';

/**
 * The user's own controls in the header: the bell and the menu of the account (spec 2.2). The service counts
 * no notifications for somebody who still needs a second factor.
 */
export function MemberTools({ session }: { session: Session }) {
  const { m, t } = useText();
  const targets = useTargets();
  const signOut = useSignOut('/login', 'pressed');
  const items = [
    ...targets(accountLinks(session.userType)),
    { label: m('header.logout'), onClick: signOut },
  ];
  return (
    <>
      {session.needsFactor !== 1 && <BellPanel userId={session.userId} />}
      <UserMenu
        welcome={t('shell.welcome')}
        name={welcomeName(session)}
        menuLabel={t('shell.accountMenu')}
        items={items}
      />
    </>
  );
}
