import type { WatchRequest } from '@temple-land/portal-core';
import { Button, Icon, Stack } from '@temple-land/ui';
import { Eye, EyeOff } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../state/announcement.ts';
import { useSession } from '../../state/useSession.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { meta } from '../page/card.css.ts';
import { findWatch, useChangeWatches, useWatches } from './useWatches.ts';

/** The props of `WatchButton`. */
export interface WatchButtonProps {
  subject: WatchRequest;
  /** The label that starts a watch, for example "Watch plot 214". */
  label: string;
  /** The label that ends it. */
  endLabel: string;
}

/** The button with which a citizen is told of public changes from now on, or no longer; nothing for other users. */
export function WatchButton({ subject, label, endLabel }: WatchButtonProps) {
  const { t } = useTranslation(['common', 'specification']);
  const isCitizen = useSession()?.userType === 'CI';
  const { watches, isPending } = useWatches(isCitizen);
  const { save, remove } = useChangeWatches();
  if (!isCitizen) return null;
  const watch = findWatch(watches, subject);
  const toggle = () => {
    if (watch === undefined)
      save.mutate(subject, { onSuccess: () => announce(t('common:watch.started')) });
    else {
      const { watchId } = watch;
      remove.mutate({ watchId }, { onSuccess: () => announce(t('common:watch.ended')) });
    }
  };
  return (
    <Stack align="start" gap="sm">
      <Button
        icon={<Icon of={watch === undefined ? Eye : EyeOff} />}
        isPending={isPending || save.isPending || remove.isPending}
        onClick={toggle}
      >
        {watch === undefined ? label : endLabel}
      </Button>
      <OutcomeMessage message={save.error?.userMessage ?? remove.error?.userMessage} />
    </Stack>
  );
}

/** Buttons of watches with a line that says what a watch does; nothing for other users than citizens. */
export function WatchButtons({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'specification']);
  if (useSession()?.userType !== 'CI') return null;
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm">
        {children}
      </Stack>
      <p className={meta}>{t('common:watch.hint')}</p>
    </Stack>
  );
}
