import { Link, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { announce } from '../../../state/announcement.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { getMeetingPath, MeetingList } from './MeetingList.tsx';
import { MeetingView } from './MeetingView.tsx';
import { useMeeting, useMeetings } from './useCommittee.ts';

interface SavingProps {
  onSaved: (meetingId: number) => void;
}

function NewMeeting({ onSaved }: SavingProps) {
  const { list, isPending, message, refetch } = useMeetings();
  if (isPending) return <Loading />;
  if (message) return <Retry message={message} onRetry={refetch} />;
  return <MeetingForm waiting={list.waiting} cancelHref="?" onSaved={onSaved} />;
}

function OneMeeting({ meetingId, isEdited, onSaved }: SavingProps & MeetingProps) {
  const { meeting, isPending, message, refetch } = useMeeting(meetingId);
  if (isPending) return <Loading />;
  if (meeting === undefined) return <Retry message={message} onRetry={refetch} />;
  const path = getMeetingPath(meetingId);
  return isEdited ? (
    <MeetingForm
      key={meeting.version}
      {...{ meeting, onSaved }}
      waiting={meeting.waiting}
      cancelHref={path}
    />
  ) : (
    <MeetingView meeting={meeting} editHref={`${path}&edit=1`} />
  );
}

interface MeetingProps {
  meetingId: number;
  isEdited: boolean;
}

function AllMeetings() {
  const { list, isPending, message, refetch } = useMeetings();
  if (isPending) return <Loading />;
  if (message) return <Retry message={message} onRetry={refetch} />;
  return <MeetingList list={list} />;
}

/** The page of the land committee: its meetings, or one of them; the address says which. */
export function CommitteePage() {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const shown = address.get('meeting');
  const meetingId = Number(shown);
  const finish = (saved: number) => {
    announce(t('committee:saved'));
    setAddress({ meeting: String(saved) });
  };
  const isOne = Number.isInteger(meetingId) && meetingId > 0;
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('common:title.committee')} lead={t('committee:lead')} />
      {shown !== null && (
        <p>
          <Link href="?" isAlone>
            {t('committee:back')}
          </Link>
        </p>
      )}
      {shown === 'new' && <NewMeeting onSaved={finish} />}
      {isOne && (
        <OneMeeting
          key={meetingId}
          meetingId={meetingId}
          isEdited={address.get('edit') === '1'}
          onSaved={finish}
        />
      )}
      {shown !== 'new' && !isOne && <AllMeetings />}
    </OfficerFrame>
  );
}
