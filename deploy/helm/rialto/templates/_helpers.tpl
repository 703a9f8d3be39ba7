{{- define "rialto.labels" -}}
app.kubernetes.io/name: rialto
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "rialto.pod" -}}
automountServiceAccountToken: false
terminationGracePeriodSeconds: {{ add .root.Values.drainSeconds 25 }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "rialto.labels" .root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
containers:
  - name: rialto
    image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    args: [start, --role, {{ .role }}]
    env:
      - { name: RIALTO_PUBLIC_URL, value: {{ required "publicUrl is required" .root.Values.publicUrl | quote }} }
      - { name: RIALTO_DRAIN_SECONDS, value: {{ .root.Values.drainSeconds | quote }} }
      - { name: RIALTO_METRICS_PORT, value: '9464' }
      - { name: DATABASE_URL_FILE, value: /run/secrets/rialto/DATABASE_URL }
      - { name: RIALTO_VAULT_KEYS_FILE, value: /run/secrets/rialto/RIALTO_VAULT_KEYS }
      {{- range $name, $value := .root.Values.settings }}
      - { name: {{ $name }}, value: {{ $value | quote }} }
      {{- end }}
    ports:
      - { name: http, containerPort: 4000 }
      - { name: metrics, containerPort: 9464 }
    startupProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 2
      failureThreshold: 60
    livenessProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 10
      timeoutSeconds: 3
    readinessProbe:
      httpGet: { path: /readyz, port: http }
      periodSeconds: 2
      timeoutSeconds: 3
      failureThreshold: 1
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    resources:
      {{- toYaml .resources | nindent 6 }}
    volumeMounts:
      - { name: secrets, mountPath: /run/secrets/rialto, readOnly: true }
      - { name: tmp, mountPath: /tmp }
volumes:
  - name: secrets
    secret: { secretName: {{ .root.Values.existingSecret }}, defaultMode: 288 }  # 0440
  - name: tmp
    emptyDir: { sizeLimit: 64Mi }
{{- end -}}
