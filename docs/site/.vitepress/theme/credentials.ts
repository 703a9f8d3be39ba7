import { reactive } from 'vue'

/** Of the sandbox's demo client, which every installation of the sandbox has; what is typed over it stays in this page. */
export const credentials = reactive({
  clientId: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
  clientSecret: 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001',
})
