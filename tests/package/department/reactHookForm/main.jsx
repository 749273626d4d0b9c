import '@temple-land/ui/reset.css';
import '@temple-land/ui/base.css';
import '@temple-land/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Alert, PageHeader } from '@temple-land/ui';
import { BerthForm } from './BerthForm.jsx';

createRoot(document.getElementById('page')).render(
  <StrictMode>
    <PageHeader title="Ask for a berth" />
    <Alert tone="info" role="none" title="Dredging">
      Berth 4 is closed in May.
    </Alert>
    <BerthForm />
  </StrictMode>,
);
