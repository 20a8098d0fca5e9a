/** Whether this browser can be told something though no page of the hall is open: by a service worker and its push service. */
import { inHall } from "../browser/address";
import { WORKER } from "./away";
import { reaches, type Reach } from "../net/api/reach";

/** Let the hall push to this browser; null where its push service cannot be reached. */
export async function join(key: string): Promise<Reach | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  let told: PushSubscriptionJSON;
  try {
    await navigator.serviceWorker.register(inHall(WORKER));
    const worker = await navigator.serviceWorker.ready;
    const known = await worker.pushManager.getSubscription();
    told = (known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))).toJSON();
  } catch {
    return null; // Chromium without Google's services, a private window, a company's proxy
  }
  return reaches.join({ endpoint: told.endpoint!, p256dh: told.keys!.p256dh!, auth: told.keys!.auth! });
}
