import { useQueryClient } from '@tanstack/react-query';
import { Button, Container, Link } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchFailedQueries } from '../../api/query/queryClient.ts';
import { isServiceAvailableAtom } from '../../state/availability.ts';
import * as styles from './OutageNotice.css.ts';

/** Returns a ref to an element; when it is removed with the focus inside, the main landmark gets the focus. */
function useFocusRestore() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = container;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      queueMicrotask(() => document.querySelector<HTMLElement>('#main')?.focus());
    };
  }, []);
  return container;
}

function OutageContent() {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const queryClient = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const container = useFocusRestore();
  const phone = t('office:phone');
  const retry = () => {
    setIsLoading(true);
    void refetchFailedQueries(queryClient).finally(() => setIsLoading(false));
  };
  return (
    <aside aria-label={t('specification:help.unavailable.title')} className={styles.notice}>
      <Container className={styles.content} ref={container}>
        <div role="status">
          <p className={styles.title}>{t('specification:help.unavailable.title')}</p>
          <p>{t('specification:help.unavailable', { phone })}</p>
        </div>
        <div className={styles.actions}>
          <Button isPending={isLoading} onClick={retry}>
            {t('common:outage.again')}
          </Button>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} isAlone>
            {t('common:outage.call', { phone })}
          </Link>
        </div>
      </Container>
    </aside>
  );
}

/** The notice shown on every page while the service is unavailable. */
export function OutageNotice() {
  return useAtomValue(isServiceAvailableAtom) ? null : <OutageContent />;
}
