import { useLive } from '../../effects/useLive.ts';
import { IdleDialog } from '../dialogs/IdleDialog.tsx';

/** What runs while somebody is logged in: the live channel, and the warning before an idle user is logged out. */
export function MemberSession() {
  useLive();
  return <IdleDialog />;
}
