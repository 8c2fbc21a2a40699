import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api.ts'
import { App } from './app.tsx'
import { followSystemTheme } from './lib/theme.ts'
import { preloadScreen } from './routes.tsx'

followSystemTheme()
// The screen's code travels while the server is still being asked who is here.
preloadScreen(location.pathname)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App client={createQueryClient()} />
  </StrictMode>,
)
