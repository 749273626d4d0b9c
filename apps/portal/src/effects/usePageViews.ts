import { toRecordedPath } from '@temple-land/portal-core';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { logToConsole } from '../api/monitoring/logToConsole.ts';

interface PageView {
  event: 'page_view';
  page_title: string;
  page_path: string;
  page_location: string;
}

declare global {
  interface Window {
    /** The page views for an analytics script, if one is installed. */
    dataLayer?: PageView[];
  }
}

// Loaded after the page, so that recording does not delay it.
async function recordView(path: string): Promise<void> {
  try {
    const { recordActivity } = await import('../api/monitoring/recordActivity.ts');
    await recordActivity({ action: 'VIEW', path });
  } catch (error) {
    logToConsole('activity', error);
  }
}

/** Records each page view as activity at the service and in the data layer (spec 7). */
export function usePageViews(title: string): void {
  const { pathname } = useLocation();
  const pushView = useEffectEvent((path: string) => {
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: 'page_view',
      page_title: title,
      page_path: path,
      page_location: new URL(path, window.location.origin).href,
    });
  });
  useEffect(() => {
    void recordView(pathname);
    pushView(toRecordedPath(pathname));
  }, [pathname]);
}
