import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../../common/feedback/Retry.tsx';
import type { Session } from '../../../state/session.ts';
import { useSession } from '../../../state/useSession.ts';
import { AccessCard } from './AccessCard.tsx';
import { ChannelsCard } from './ChannelsCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { DigestCard } from './DigestCard.tsx';
import * as styles from './EditProfilePage.css.ts';
import { ErasureCard } from '../erasure/ErasureCard.tsx';
import { FactorsCard } from '../factors/FactorsCard.tsx';
import { MobileCard } from './MobileCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { PersonalDetailsCard } from './PersonalDetailsCard.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import { useProfile } from './useProfile.ts';

function Cards({ session }: { session: Session }) {
  const { userId, userType } = session;
  const { profile, isPending, message, refetch } = useProfile(userId);
  return (
    <>
      <Retry message={message} onRetry={refetch} />
      <div className={styles.twoColumns} aria-busy={isPending}>
        {profile && (
          <>
            <DetailsCard profile={profile} />
            <div className={styles.column}>
              <MobileCard profile={profile} />
              <PhotoCard profile={profile} />
            </div>
          </>
        )}
      </div>
      {userType === 'CI' && <PersonalDetailsCard />}
      {userType !== 'CI' && <FactorsCard />}
      {(userType === 'O' || userType === 'T') && <DigestCard />}
      <ChannelsCard />
      <ThemeCard profile={profile} />
      <SessionsCard />
      <AccessCard />
      <ConsentCard userType={userType} />
      <OwnDataCard userId={userId} />
      {userType === 'CI' && profile && <ErasureCard profile={profile} />}
    </>
  );
}

/** The Edit Profile page of every area: details, mobile number, sessions, accesses, consent and erasure (spec 6). */
export function EditProfilePage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const session = useSession();
  if (session === undefined) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        size="app"
        title={t('specification:header.editProfile')}
        lead={t('profile.lead')}
      />
      <Cards session={session} />
    </div>
  );
}
