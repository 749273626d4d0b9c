import { useLiveChannel } from '../../effects/useLiveChannel.ts';
import { IdleDialog } from '../dialogs/IdleDialog.tsx';

/** The live channel and the idle warning of a logged-in user. */
export function UserSession() {
  useLiveChannel();
  return <IdleDialog />;
}
