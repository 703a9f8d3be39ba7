import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

import { Builder, error as webDriverError, type WebDriver, WebElement } from 'selenium-webdriver'

import { freePorts } from '../harness/freePorts.ts'
import { type BrowserKind, patienceMs, type Tab } from './tab.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const display = ':97'
const browserPaths = ['4.1', '4.0', '6.0'].flatMap(version =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map(at => `${at}/webkit2gtk-${version}/MiniBrowser`),
)
const binary = () => browserPaths.find(existsSync)

const missing = (): string | undefined => {
  const lacks = [
    ...(existsSync(driverPath) && binary() ? [] : ['webkit2gtk-driver']),
    ...(existsSync('/usr/bin/Xvfb') ? [] : ['xvfb']),
  ]
  return lacks.length === 0 ? undefined : `WebKitGTK: install ${lacks.join(' and ')}`
}

const tabOf = (driver: WebDriver, handle: string): Tab => {
  const wait = async <T>(expression: string, what: string): Promise<T> =>
    driver.wait(
      // A page that is being left has nothing to find yet.
      async () => driver.executeScript<T>(`return (${expression}) ?? false`).catch(() => false as T),
      patienceMs,
      `waited for ${what}`,
      100,
    ) as Promise<T>
  const element = async (find: string): Promise<WebElement> => {
    const one = await wait<unknown>(find, find)
    if (!(one instanceof WebElement)) throw new Error(`no element: ${find}`)
    return one
  }
  /** Elements out of view or in motion cannot be clicked, so a failed click is repeated. */
  const act = async (find: string, run: (one: WebElement) => Promise<void>): Promise<void> => {
    await driver.wait(
      async () => {
        const one = await element(find)
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', one)
        return run(one).then(
          () => true,
          (error: unknown) => {
            if (error instanceof webDriverError.ElementNotInteractableError) return false
            throw error
          },
        )
      },
      patienceMs,
      `could not use ${find}`,
      100,
    )
  }
  const tab: Tab = {
    goto: url => driver.get(url),
    press: find => act(find, one => one.click()),
    type: (find, text) => act(find, one => one.sendKeys(text)),
    until: async (expression, what) => void (await wait(expression, what)),
    text: () => driver.executeScript<string>('return document.body.innerText'),
    inPopup: async (open, steps) => {
      await open()
      await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, patienceMs, 'no window opened')
      const popup = (await driver.getAllWindowHandles()).find(one => one !== handle) ?? ''
      await driver.switchTo().window(popup)
      await steps(tabOf(driver, popup))
      await driver.switchTo().window(handle)
    },
    close: async () => driver.quit(),
  }
  return tab
}

const newDriver = async (port: number): Promise<Tab> => {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: binary(), args: ['--automation'] },
    })
    .build()
  await driver.manage().window().setRect({ width: 480, height: 900 })
  return tabOf(driver, await driver.getWindowHandle())
}

/**
 * Over WebDriver, on a separate display. The tests' pages belong to the sandbox: as root, WebKit's own isolation cannot
 * start.
 */
export const webkit: BrowserKind = {
  name: 'WebKitGTK',
  missing,
  start: async () => {
    const port = await freePorts(1)
    const started: ChildProcess[] = [
      spawn('/usr/bin/Xvfb', [display, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' }),
    ]
    const isRoot = process.getuid?.() === 0
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    }
    started.push(spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' }))
    await answers(port)
    return {
      name: 'WebKitGTK',
      newTab: () => newDriver(port),
      stop: async () => {
        for (const one of started.reverse()) one.kill()
      },
    }
  },
}

const answers = async (port: number): Promise<void> => {
  for (let left = 100; left > 0; left -= 1) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}
