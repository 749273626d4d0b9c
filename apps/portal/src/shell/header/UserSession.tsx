import { useLiveChannel } from '../../effects/useLiveChannel.ts';
import { IdleDialog } from '../dialogs/IdleDialog.tsx';

/** What runs while somebody is logged in: the live channel, and the warning before an idle user is logged out. */
export function UserSession() {
  useLiveChannel();
  return <IdleDialog />;
}
